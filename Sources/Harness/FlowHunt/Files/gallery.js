const names = ['device', 'text', 'scheme'];
const articles = all('article').map((element) => ({
  element,
  scene: element.parentElement.dataset.scene,
  words: [element.parentElement.dataset.scene, element.textContent, element.dataset.words]
    .join(' ').toLowerCase(),
}));
function update() {
  const words = byId('search').value.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const scene = byId('scene').value;
  const chosen = names.map((name) => [name, byId(name).value]);
  all('figure').forEach((figure) => {
    figure.hidden = !chosen.every(([name, value]) =>
      value === '' || figure.dataset[name] === value);
  });
  let count = 0;
  articles.forEach((article) => {
    const isWanted = (scene === '' || article.scene === scene)
      ? words.every((word) => article.words.includes(word)) : false;
    article.element.hidden = !isWanted;
    count += isWanted ? 1 : 0;
  });
  all('section').forEach((section) => {
    section.hidden = all('article', section).every((article) => article.hidden);
  });
  byId('count').textContent = count === 1 ? '1 state' : count + ' states';
}
byId('filters').addEventListener('input', update);
byId('filters').addEventListener('submit', (event) => event.preventDefault());
byId('filters').addEventListener('reset', () => setTimeout(update));
all('figure button').forEach((button) => button.addEventListener('click', () => {
  const small = button.querySelector('img');
  byId('picture').src = small.src;
  byId('picture').alt = small.alt;
  byId('picture').width = 2 * small.getAttribute('width');
  byId('large').showModal();
}));
update();
