let table = null;
const screens = () => table || (table = read('screens'));
const colors = { target: '#c2185b', change: '#0b8043', miss: '#c2410c' };

// A list as its differences from another one: where lines are taken from there, how many, the number of new lines,
// and these.
function merged(old, parts) {
  const list = [];
  for (let at = 0; at < parts.length; at += 3 + parts[at + 2]) {
    const [from, count, added] = parts.slice(at, at + 3);
    for (let taken = from; taken < from + count; taken += 1) list.push(old[taken]);
    for (let own = at + 3; own < at + 3 + added; own += 1) list.push(parts[own]);
  }
  return list;
}

// Each screen is stored as its differences from the one before it; every 64th is kept as a whole.
const wholes = [];
function sheet(place) {
  const list = screens().screens;
  const start = Math.min(Math.floor(place / 64), wholes.length - 1);
  let one = start < 0 ? { picture: [], text: [] } : wholes[start];
  for (let at = start < 0 ? 0 : start * 64 + 1; at <= place; at += 1) {
    one = { picture: merged(one.picture, list[at].picture), text: merged(one.text, list[at].text) };
    if (at % 64 === 0) wholes[at / 64] = one;
  }
  return one;
}

const textOf = (place) => sheet(place).text.map((line) => screens().lines[line]);

// The frame at the end of an element's words: (x, y, width × height).
function frameIn(words) {
  const found = [...words.matchAll(/\((-?[\d.]+), (-?[\d.]+), ([\d.]+) × ([\d.]+)\)/g)].pop();
  return found && { x: +found[1], y: +found[2], width: +found[3], height: +found[4],
    end: found.index, after: words.slice(found.index + found[0].length) };
}

// The lines of a screen that another one has not, wherever the element stands.
function news(place, before) {
  const bare = (line) => {
    const frame = frameIn(line);
    // A container that is disabled disables all in it, which its hatching shows.
    return frame ? line.slice(0, frame.end).trim() + frame.after.replace(/ disabled/, '')
      : line.trim();
  };
  const old = new Map();
  if (before !== undefined && before !== null) {
    for (const line of textOf(before)) old.set(bare(line), (old.get(bare(line)) || 0) + 1);
  }
  return textOf(place).map((line) => {
    const left = old.get(bare(line)) || 0;
    old.set(bare(line), left - 1);
    return { line, isNew: left <= 0 };
  });
}

function changed(place, before) {
  if (before === undefined || before === null || before === place) return [];
  const lines = news(place, before);
  if (lines.filter((one) => one.isNew).length > 0.6 * lines.length) return [];
  // A container is as new as what is in it.
  const isContainer = /^\s*(screen|row|column|layers|scroll|grid|arranged|sized|content|divider|spacer|navigationBar|tabBar) /;
  return lines.filter((one) => one.isNew && !isContainer.test(one.line)).map((one) => frameIn(one.line))
    .filter((frame) => frame && !/ (hidden|off-screen|covered)$/.test(frame.after))
    .map((frame) => ({ ...frame, color: colors.change }))
    .filter((frame, place, all) => !all.some((other, at) => at < place && contains(other, frame)));
}

const contains = (outer, inner) => outer.x <= inner.x && outer.y <= inner.y
  && outer.x + outer.width >= inner.x + inner.width
  && outer.y + outer.height >= inner.y + inner.height;

const escaped = (words) => String(words).replace(/[&<>"]/g, (mark) => `&#${mark.codePointAt(0)};`);

function drawing(place, marks) {
  const screen = screens().screens[place];
  const lines = sheet(place).picture.map((line) => screens().lines[line]);
  const shapes = marks.map((mark) => {
    const grow = 2;
    const [x, y] = [mark.x - grow, mark.y - grow];
    const rect = `<rect x="${x}" y="${y}" width="${mark.width + 2 * grow}" height="${mark.height
      + 2 * grow}" rx="4" fill="${mark.color}" fill-opacity="0.12" stroke="${mark.color}"`
      + ` stroke-width="3"/>`;
    const point = mark.point ? `<circle cx="${mark.point.x}" cy="${mark.point.y}" r="9" fill="${
      mark.color}" fill-opacity="0.6" stroke="#fff" stroke-width="2"/>` : '';
    const number = mark.number ? `<circle cx="${x + 2}" cy="${y + 2}" r="11" fill="${mark.color}"/>`
      + `<text x="${x + 2}" y="${y + 7}" font-size="14" fill="#fff" text-anchor="middle">${
        escaped(mark.number)}</text>` : '';
    return rect + point + number;
  });
  return lines.join('\n')
    .replace('<svg ', `<svg viewBox="0 0 ${screen.width} ${screen.height}" `)
    .replace(/<\/svg>\s*$/, shapes.join('') + '</svg>');
}

function figure(place, caption, words, marks, look) {
  const screen = screens().screens[place];
  const source = 'data:image/svg+xml,' + encodeURIComponent(drawing(place, marks));
  return make('figure', { class: look, 'data-screen': place },
    make('button', { type: 'button', 'aria-label': `${words}, in full size`, onclick: () => {
      byId('picture').src = source;
      byId('picture').alt = words;
      byId('picture').width = screen.width;
      byId('large').showModal();
    } }, make('img', { src: source, alt: words, width: screen.width, height: screen.height })),
    make('figcaption', {}, caption));
}

function screensPart(one, step) {
  if (one.after === undefined && one.before === undefined) return [];
  const target = one.target ? [{ ...one.target.frame, point: one.target.point,
    color: colors.target }] : [];
  const looksOnly = !one.target || !one.target.point;
  const parts = [];
  if (one.before !== undefined && one.before !== one.after) {
    parts.push(figure(one.before, 'before', 'The screen before the step',
      looksOnly ? [] : target));
  }
  if (one.after !== undefined) {
    const isSame = one.before === one.after;
    const marks = [...changed(one.after, one.before), ...(looksOnly || isSame ? target : [])];
    parts.push(figure(one.after, isSame ? 'before and after: the same' : 'after',
      'The screen after the step', marks));
  }
  const between = one.events.filter((event) => event.screen !== undefined).slice(0, -1);
  const legend = [
    one.target ? make('span', {}, make('i', { style: `color: ${colors.target}` }),
      'what the step means: ', make('code', {}, one.target.element)) : null,
    one.before !== undefined && one.before !== one.after ? make('span', {},
      make('i', { style: `color: ${colors.change}` }), 'what changed') : null,
  ].filter((part) => part !== null);
  return [
    make('h3', {}, 'Screen'),
    make('div', { class: 'pictures' }, parts),
    legend.length ? make('p', { class: 'legend' }, legend) : null,
    between.length ? make('details', {}, make('summary', {},
      `${counted(between.length, 'screen')} in between`),
      make('div', { class: 'pictures' }, between.slice(0, 40).map((event) =>
        figure(event.screen, seconds(event.at), `The screen at ${seconds(event.at)}`, [], 'small'))))
      : null,
    one.after === undefined ? null : textPart(one.after, one.before),
  ].filter((part) => part !== null);
}

function textPart(place, before) {
  return make('details', { ontoggle: (event) => {
    if (!event.target.open || event.target.querySelector('pre')) return;
    event.target.append(make('pre', { class: 'text' }, news(place, before).map((one) =>
      make('span', { class: one.isNew && before !== undefined ? 'come' : null },
        one.line + '\n'))));
  } }, make('summary', {}, 'The screen as text'));
}
