'use strict';
const byId = (id) => document.getElementById(id);
const all = (selector, root) => Array.from((root || document).querySelectorAll(selector));
document.addEventListener('keydown', (event) => {
  const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    byId('search').focus();
  }
});
