const totals = index.totals;
const words2 = [`${totals.passed} passed`, `${totals.failed} failed`];
byId('sums').append(make('span', { class: totals.failed ? '' : 'is-good' }, words2[0]), ', ',
  make('b', { class: totals.failed ? 'is-bad' : '' }, words2[1]),
  ` · ${counted(totals.stepsPlayed, 'step')} in ${seconds(totals.virtualMilliseconds)} of virtual time`
    + (totals.realMilliseconds === undefined ? ''
      : `, ${+(totals.realMilliseconds / 1000).toFixed(2)} s real`),
  index.stopped ? make('b', { class: 'is-warn' }, ' · ' + (index.notPlayed
    ? `${counted(index.notPlayed, 'flow')} not played, since ` : 'incomplete: ') + index.stopped) : '');
document.title = (totals.failed ? `✗ ${totals.failed} of ` : '✓ ') + counted(totals.flows, 'flow');
byId('filters').addEventListener('input', filter);
byId('filters').addEventListener('submit', (event) => event.preventDefault());
byId('filters').addEventListener('reset', () => setTimeout(filter));
byId('help').addEventListener('click', () => byId('keys').showModal());
window.addEventListener('hashchange', recall);

function openFailed(direction) {
  for (let place = state.flow + direction; place in flows; place += direction) {
    if (!flows[place].passed && !rows[place].hidden) { open(place); return; }
  }
}

document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) {
    return;
  }
  if (event.target === byId('search')) {
    if (event.key === 'ArrowDown' || event.key === 'Enter' || event.key === 'Escape') {
      if (event.key === 'Escape') { byId('search').value = ''; filter(); }
      event.preventDefault();
      byId('flows').focus();
      const first = flowList.shown()[0];
      if (first && (state.flow < 0 || rows[state.flow].hidden)) open(+first.dataset.place);
    }
    return;
  }
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  const isInFlows = event.target === byId('flows');
  if (event.key === 'n') openFailed(1);
  else if (event.key === 'p') openFailed(-1);
  else if (event.key === '?') byId('keys').showModal();
  else if (isInFlows && (event.key === 'ArrowRight' || event.key === 'Enter')) byId('steps').focus();
  else if (!isInFlows && (event.key === 'ArrowLeft' || event.key === 'Escape')) byId('flows').focus();
  else return;
  event.preventDefault();
});

recall();
byId('flows').focus({ preventScroll: true });
