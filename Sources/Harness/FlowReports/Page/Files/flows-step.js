const kinds = { touch: 'touch', wake: 'time', backend: 'back end', event: 'event',
  request: 'request', fault: 'fault', route: 'route', value: 'data', screen: 'screen' };
const causes = ['touch', 'wake', 'backend'];
const shownPatches = 12;
const shownFields = 8;

function stepPart(step, place) {
  const one = traced.get(place);
  return [
    make('h3', {}, step.label || 'Step'),
    make('pre', {}, step.step),
    make('p', { class: 'dim' }, make('code', { title: step.file },
      `${shortened(step.file)}:${step.line}:${step.column}`),
      ` · ${ { passed: 'passed', failed: 'failed', warned: 'warned of',
        skipped: 'not reached' }[step.outcome] }`,
      step.outcome === 'skipped' ? '' : ` · took ${seconds(step.virtualMilliseconds)} of virtual time`),
    step.message ? make('p', { class: step.outcome === 'failed' ? 'is-bad' : 'is-warn' },
      step.message) : null,
    ...(one ? [...screensPart(one, step), ...causesPart(one), ...dataPart(one)]
      : trace.dropped && step.outcome !== 'skipped'
        ? [make('p', { class: 'dim' }, 'Its details are left out, since the recording was too long.')]
        : []),
  ].filter((part) => part !== null);
}

const arrow = (event) => [
  event.old === undefined ? null : make('del', {}, event.old), ' → ',
  event.new === undefined ? make('span', { class: 'dim' }, 'none') : make('ins', {}, event.new),
];

function eventPart(event) {
  if (event.kind === 'screen') return patchesPart(event.patches);
  if (event.kind === 'value') return [make('code', {}, event.text), ': ', ...arrow(event)];
  if (event.kind === 'route' && event.old !== undefined) return arrow(event);
  return [make('code', {}, event.text)];
}

function patchesPart(patches) {
  const line = (patch) => make('div', { class: 'code change' },
    patch.startsWith('+') ? make('ins', {}, patch)
      : patch.startsWith('−') ? make('del', {}, patch) : patch);
  if (!patches.length) return [make('span', {}, 'looks different')];
  const rest = patches.slice(shownPatches);
  return [...patches.slice(0, shownPatches).map(line),
    rest.length ? make('details', {}, make('summary', {}, `and ${rest.length} more`),
      rest.map(line)) : null];
}

// The events after a touch, or after a wake, came of it.
function causesPart(one) {
  if (!one.events.length && !one.omitted) return [];
  const groups = [];
  let group = null;
  for (const event of one.events) {
    if (causes.includes(event.kind)) {
      // Several timers of one instant: what came of each can't be told apart.
      if (event.kind === 'wake' && group && group.cause && group.cause.kind === 'wake'
        && group.effects.length === 0 && group.cause.at === event.at) {
        group.also.push(event.text);
        continue;
      }
      group = { cause: event, effects: [], also: [] };
      groups.push(group);
    } else {
      if (!group) {
        group = { cause: null, at: event.at, effects: [] };
        groups.push(group);
      }
      group.effects.push(event);
    }
  }
  const title = (part) => {
    const at = part.cause ? part.cause.at : part.at;
    const words = !part.cause ? [make('b', {}, 'The step itself')]
      : part.cause.kind === 'touch' ? [make('b', {}, 'Touch: '), make('code', {}, part.cause.text)]
      : part.cause.kind === 'wake' ? [make('b', {}, 'Time: '), 'a timer or a sleep',
        [part.cause.text, ...part.also].filter((origin) => origin !== '').map((origin, place) =>
          [place ? ', and one that began at ' : ' that began at ', make('code', {}, origin)])].flat(2)
      : [make('b', {}, 'Back end: '), make('code', {}, part.cause.text)];
    return make('div', {}, words, make('span', { class: 'dim' }, ` at ${seconds(at)}`));
  };
  return [
    make('h3', {}, 'What happened, and what it came of'),
    make('ol', { class: 'causes' }, groups.map((part) => make('li', {}, title(part),
      part.effects.length ? effectsPart(part.effects)
        : make('div', { class: 'dim' }, 'nothing came of it')))),
    one.omitted ? make('p', { class: 'dim' }, `… and ${counted(one.omitted, 'more event')}`) : null,
  ].filter((part) => part !== null);
}

// The table below has all fields; here a list that came or went is not to hide the rest.
function effectsPart(effects) {
  const line = (event) => make('li', {}, make('span', { class: 'kind' }, kinds[event.kind]),
    make('div', { class: 'change' }, eventPart(event)));
  const fields = effects.filter((event) => event.kind === 'value').slice(shownFields);
  const shown = effects.filter((event) => !fields.includes(event));
  return make('ul', {}, shown.map(line), fields.length ? make('li', {},
    make('span', { class: 'kind' }, kinds.value), make('details', {},
      make('summary', {}, `${counted(fields.length, 'more field')}`),
      make('ul', {}, fields.map(line)))) : null);
}

function dataPart(one) {
  const changes = new Map();
  for (const event of one.events.filter((event) => event.kind === 'value')) {
    const before = changes.get(event.text);
    changes.set(event.text, { text: event.text, old: before ? before.old : event.old,
      new: event.new });
  }
  if (!changes.size) return [];
  const cell = (words) => make('td', {}, words === undefined
    ? make('span', { class: 'dim' }, 'none') : make('code', {}, words));
  return [
    make('h3', {}, 'Data source'),
    make('table', {},
      make('thead', {}, make('tr', {}, ['Field', 'Before', 'After'].map((name) =>
        make('th', { scope: 'col' }, name)))),
      make('tbody', {}, [...changes.values()].map((change) => make('tr', {},
        cell(change.text), cell(change.old), cell(change.new))))),
  ];
}
