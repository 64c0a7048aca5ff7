let flow = null;
let trace = null;
let traced = new Map();
let stepList = null;

function open(place, step) {
  state.flow = place;
  flow = read(`flow-${place}`);
  for (const step of flow.steps) {
    for (const name of ['step', 'label', 'file', 'message']) {
      if (name in step) step[name] = flow.texts[step[name]];
    }
  }
  trace = flow.trace || { steps: [] };
  traced = new Map(trace.steps.map((one) => [one.step, one]));
  flowList.mark(rows[place]);
  const failed = flow.steps.map((one) => one.outcome).lastIndexOf('failed');
  byId('detail').replaceChildren();
  fill(byId('detail'), [heading(), flow.failures.map(failurePart), timeline(),
    make('div', { class: 'columns' },
      make('ol', { id: 'steps', role: 'listbox', 'aria-label': 'Steps', tabindex: '0' },
        flow.steps.map(stepRow)),
      make('div', { id: 'step', 'aria-live': 'polite' }))].flat());
  byId('detail').scrollTop = 0;
  stepList = listbox(byId('steps'), show);
  show(step in flow.steps ? step : Math.max(failed, 0));
  byId('detail').scrollTop = 0;
}

function heading() {
  const row = flows[state.flow];
  const kind = outcome(row);
  const look = { failed: 'is-bad', passed: 'is-good', warned: 'is-warn' }[kind];
  const label = { failed: 'failed', passed: 'passed',
    warned: `passed, ${counted(row.warnings, 'warning')}` }[kind];
  return [
    make('h2', {}, row.name, ' ', make('span', { class: `badge ${look}` }, label)),
    make('p', { class: 'dim' },
      make('code', {}, flow.file),
      ` · ${counted(flow.stepsPlayed, 'step')} · ${seconds(flow.virtualMilliseconds)} of virtual time`,
      flow.realMilliseconds === undefined ? '' : ` · ${+flow.realMilliseconds.toFixed(2)} ms real`,
      row.round ? ` · round ${row.round} of ${index.rounds}` : '', ` · seed ${index.seed}`,
      flow.tags.flatMap((tag) => [' ', make('span', { class: 'tag' }, tag)])),
    trace.steps.length ? null
      : make('p', { class: 'dim' }, 'Nothing was recorded of its steps.'),
    trace.dropped ? make('p', { class: 'is-warn' }, 'The recording was too long: '
      + `${counted(trace.dropped, 'step')} between the first and the last have no details.`) : null,
  ].filter((part) => part !== null);
}

const firstLine = (step) => step.label || step.step.split(/\n *commands:/)[0].split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#')).join(' ').replace(/^- /, '')
  .slice(0, 120);

function stepRow(step, place) {
  return make('li', {
    role: 'option', id: `step-${place}`, 'data-place': place, 'aria-selected': 'false',
    class: step.outcome, 'aria-label': `${firstLine(step)}, ${step.outcome}`,
  }, make('span', { class: 'code', style: `--depth: ${step.depth}` }, firstLine(step)),
    step.virtualMilliseconds > 0
      ? make('small', { class: 'dim' }, seconds(step.virtualMilliseconds)) : null);
}

// Each step has at least a share of the width, the rest is shared by time.
function places() {
  const steps = trace.steps;
  const total = Math.max(flow.virtualMilliseconds, 1e-9);
  const share = flow.virtualMilliseconds > 0 ? 0.5 : 1;
  const at = (order, time) => 100 * (share * order / Math.max(steps.length, 1)
    + (1 - share) * Math.min(time / total, 1));
  return steps.map((one, order) => {
    const next = steps[order + 1];
    const from = at(order, one.start);
    const end = next ? at(order + 1, next.start) : 100;
    return { from, width: Math.max(end - from, 0) };
  });
}

const lanes = [['Touches', ['touch']], ['App', ['event', 'backend']],
  ['Gateways', ['request', 'fault']], ['Routes', ['route']], ['Screen', ['screen']]];

function timeline() {
  if (!trace.steps.length) return '';
  const bars = places();
  const bar = (one, order) => make('button', {
    type: 'button', tabindex: '-1', class: flow.steps[one.step].outcome,
    'data-step': one.step, title: `${seconds(one.start)}: ${firstLine(flow.steps[one.step])}`,
    style: `left: ${bars[order].from}%; width: calc(${bars[order].width}% - 1px)`,
    onclick: () => show(one.step),
  });
  const marks = (kinds) => trace.steps.flatMap((one, order) => {
    const events = one.events.filter((event) => kinds.includes(event.kind));
    const time = one.events.reduce((most, event) => Math.max(most, event.at - one.start), 1e-9);
    return events.map((event, number) => {
      const part = (event.at - one.start) / time * 0.8 + 0.2 * (number + 0.5) / events.length;
      return make('button', {
        type: 'button', tabindex: '-1', class: 'mark',
        title: `${seconds(event.at)}: ${event.text || counted(event.patches.length, 'change')}`,
        style: `left: ${bars[order].from + bars[order].width * Math.min(part, 0.97)}%`,
        onclick: () => show(one.step),
      });
    });
  });
  let last = -10;
  let told = null;
  const ticks = trace.steps.flatMap((one, order) => {
    if (bars[order].from - last < 8 || one.start === told) return [];
    last = bars[order].from;
    told = one.start;
    return make('i', { style: `left: ${bars[order].from}%` }, seconds(one.start));
  });
  const lane = (name, marks) => marks.length === 0 ? null
    : make('div', { class: 'lane' }, make('span', {}, name), make('div', {}, marks));
  return make('div', { class: 'timeline', role: 'group',
    'aria-label': `Timeline, ${seconds(flow.virtualMilliseconds)} of virtual time` },
    make('div', { class: 'lane ticks' }, make('span', {}, 'Time'), make('div', {}, ticks)),
    lane('Steps', trace.steps.map(bar)),
    lanes.map(([name, kinds]) => lane(name, marks(kinds))));
}

function show(place) {
  state.step = place;
  all('.timeline [data-step]').forEach((bar) => {
    bar.setAttribute('aria-current', String(+bar.dataset.step === place));
  });
  stepList.mark(byId(`step-${place}`));
  byId('step').replaceChildren(...(flow.steps[place] ? stepPart(flow.steps[place], place) : []));
  remember();
}
