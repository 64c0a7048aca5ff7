const read = (name) => JSON.parse(byId(name).textContent);
const index = read('index');
const flows = index.flows;
const state = { flow: -1, step: -1 };

function make(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    // The policy of the page allows no style in an attribute.
    else if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  fill(element, children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

// A browser refuses a call with 125,000 arguments.
function fill(element, children) {
  for (let place = 0; place < children.length; place += 10000) {
    element.append(...children.slice(place, place + 10000));
  }
}

const seconds = (milliseconds) => `${+(milliseconds / 1000).toFixed(6)} s`;
const counted = (count, thing) => count === 1 ? `1 ${thing}` : `${count} ${thing}s`;

// A list of which one element is chosen; the list has the focus, and says which element is meant.
function listbox(list, choose) {
  const shown = () => Array.from(list.children).filter((item) => !item.hidden);
  const current = () => list.querySelector('[aria-selected=true]');
  const mark = (item) => {
    const before = current();
    if (before) before.setAttribute('aria-selected', 'false');
    if (!item) { list.removeAttribute('aria-activedescendant'); return; }
    item.setAttribute('aria-selected', 'true');
    list.setAttribute('aria-activedescendant', item.id);
    if (document.activeElement === list) { item.scrollIntoView({ block: 'nearest' }); return; }
    // Within its list only: the page itself stays at its beginning until a person moves to the list.
    const [inside, around] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
    if (inside.top < around.top) list.scrollTop -= around.top - inside.top;
    else if (inside.bottom > around.bottom) list.scrollTop += inside.bottom - around.bottom;
  };
  list.addEventListener('click', (event) => {
    const item = event.target.closest('[role=option]');
    if (item) choose(+item.dataset.place);
  });
  list.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const items = shown();
    if (!items.length) return;
    const place = items.indexOf(current());
    const page = 10;
    const places = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: items.length - 1,
      PageDown: place + page, PageUp: place - page };
    if (!(event.key in places)) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(items.length - 1, places[event.key]));
    choose(+items[next].dataset.place);
  });
  return { mark, shown };
}

// Folders that all files are in say nothing.
const folders = (file) => file.split('/').slice(0, -1);
const shared = flows.map((flow) => folders(flow.file)).reduce((common, one) => {
  let length = 0;
  while (length < common.length && common[length] === one[length]) length += 1;
  return common.slice(0, length);
}, flows.length ? folders(flows[0].file) : []);
const shortened = (file) => file.split('/').slice(shared.length).slice(-2).join('/');

const outcome = (flow) => !flow.passed ? 'failed' : flow.warnings ? 'warned' : 'passed';
const title = (flow) => flow.name + (flow.round ? ` (round ${flow.round})` : '');
const rows = flows.map((flow, place) => make('li', {
  role: 'option', id: `row-${place}`, 'data-place': place, 'aria-selected': 'false',
  class: outcome(flow), title: flow.file,
  'aria-label': `${title(flow)}, ${outcome(flow)}, ${counted(flow.steps, 'step')}`,
},
  title(flow),
  make('small', {}, `${shortened(flow.file)} · ${counted(flow.steps, 'step')} · ${seconds(flow.virtual)}`),
  flow.message ? make('small', { class: 'message' }, flow.message) : null));
const words = flows.map((flow) => [title(flow), flow.file, ...flow.tags, flow.message || '']
  .join('\n').toLowerCase());
fill(byId('flows'), rows);
const flowList = listbox(byId('flows'), (place) => open(place));
for (const tag of [...new Set(flows.flatMap((flow) => flow.tags))].sort()) {
  byId('tag').append(make('option', { value: tag }, tag));
}

function filter() {
  const wanted = byId('search').value.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const status = byId('status').value;
  const tag = byId('tag').value;
  let count = 0;
  flows.forEach((flow, place) => {
    const fits = wanted.every((word) => words[place].includes(word))
      && (status === '' || (status === 'warned' ? flow.warnings > 0
        : flow.passed === (status === 'passed')))
      && (tag === '' || flow.tags.includes(tag));
    rows[place].hidden = !fits;
    if (fits) count += 1;
  });
  byId('none').hidden = count > 0;
  byId('count').textContent = count === flows.length ? counted(count, 'flow')
    : `${count} of ${counted(flows.length, 'flow')}`;
  remember();
}

// The address has the choice, so a person can send a link to it.
function remember() {
  const place = new URLSearchParams();
  for (const name of ['search', 'status', 'tag']) {
    if (byId(name).value !== '') place.set(name, byId(name).value);
  }
  if (state.flow >= 0) place.set('flow', state.flow + 1);
  if (state.step >= 0) place.set('step', state.step + 1);
  history.replaceState(null, '', '#' + place);
}

function recall() {
  const place = new URLSearchParams(location.hash.slice(1));
  for (const name of ['search', 'status', 'tag']) byId(name).value = place.get(name) || '';
  const step = parseInt(place.get('step'), 10) - 1;
  let flow = parseInt(place.get('flow'), 10) - 1;
  state.flow = -1;
  state.step = -1;
  filter();
  if (!(flow in flows)) {
    const failed = rows.findIndex((row, at) => !row.hidden && !flows[at].passed);
    flow = failed >= 0 ? failed : rows.findIndex((row) => !row.hidden);
  }
  if (flow in flows) open(flow, isNaN(step) ? undefined : step);
}
