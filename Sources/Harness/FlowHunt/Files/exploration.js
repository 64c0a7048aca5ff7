const articles = all('section[data-scene] article').map((element) => ({
  element,
  words: [element.parentElement.dataset.scene, element.textContent, element.dataset.words]
    .join(' ').toLowerCase(),
}));
function update() {
  const words = byId('search').value.toLowerCase().split(/\s+/).filter((word) => word !== '');
  let count = 0;
  articles.forEach((article) => {
    const isWanted = words.every((word) => article.words.includes(word));
    article.element.hidden = !isWanted;
    count += isWanted ? 1 : 0;
  });
  all('section[data-scene]').forEach((section) => {
    section.hidden = all('article', section).every((article) => article.hidden);
  });
  byId('count').textContent = count === 1 ? '1 moment' : count + ' moments';
}
byId('filters').addEventListener('input', update);
byId('filters').addEventListener('submit', (event) => event.preventDefault());
byId('filters').addEventListener('reset', () => setTimeout(update));
update();
