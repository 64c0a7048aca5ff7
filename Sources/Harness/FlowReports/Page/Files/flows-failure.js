const headings = { step: 'Why it failed', invariant: 'What has to hold did not',
  leak: 'Something was left behind', process: 'The process ended' };

function failurePart(failure) {
  const at = flow.steps.findIndex((step) => step.outcome === 'failed'
    && step.line === failure.line && step.column === failure.column
    && step.file === failure.file);
  const place = at >= 0 ? at : flow.steps.map((step) => step.outcome).lastIndexOf('failed');
  const one = failure.kind === 'leak' || failure.kind === 'process' ? undefined : traced.get(place);
  const facts = [
    ['where', make('code', {}, `${failure.file}:${failure.line}:${failure.column}`)],
    failure.step ? ['step', make('pre', {}, failure.step)] : null,
    failure.lookedFor ? ['looked for', make('span', {}, make('b', {}, failure.lookedFor),
      failure.waitedMilliseconds === undefined ? ''
        : failure.waitedMilliseconds === 0 ? ', at this instant'
        : `, for ${seconds(failure.waitedMilliseconds)} of virtual time`)] : null,
    failure.virtualMilliseconds === undefined ? null
      : ['when', `${seconds(failure.virtualMilliseconds)} after the flow's start`],
  ].filter((fact) => fact !== null);
  const meant = one && one.target ? [{ ...one.target.frame, color: colors.target }] : [];
  const marks = meant.concat(failure.nearest.map((miss, number) => {
    const frame = miss.virtualMilliseconds === undefined && frameIn(miss.frame);
    return frame && { ...frame, color: colors.miss, number: number + 1 };
  }).filter((mark) => mark));
  const list = (title, items) => items.length ? make('details', {},
    make('summary', {}, title), make('pre', {}, items.join('\n'))) : null;
  return make('div', { class: 'failure' }, make('h3', {}, headings[failure.kind]),
    make('div', { class: 'split' },
      make('div', { class: 'words' },
        make('p', { class: 'why' }, failure.message),
        make('dl', { class: 'facts' }, facts.flatMap(([name, value]) =>
          [make('dt', {}, name), make('dd', {}, value)])),
        failure.nearest.length ? [make('h3', {}, 'What came nearest'),
          make('ol', { class: 'misses' }, failure.nearest.map((miss, number) => make('li', {},
            make('span', { class: 'number' }, number + 1),
            make('span', {}, make('code', {}, miss.element),
              make('span', { class: 'dim' }, ` at ${miss.frame}`), make('br', {}),
              miss.reason, miss.virtualMilliseconds === undefined ? ''
                : `; it was there at ${seconds(miss.virtualMilliseconds)}, and no longer at the end`))))] : null,
        list('The last events of the app', failure.events),
        list('What reached an element last', failure.nodeEvents),
        list('The last requests', failure.requests),
        failure.screen ? list('The screen as text', [failure.screen]) : null),
      one && one.after !== undefined ? figure(one.after, marks.length > meant.length
        ? 'the screen when it failed, with what came nearest' : 'the screen when it failed',
      'The screen when the step failed', marks) : null));
}
