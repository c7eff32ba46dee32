/** In milliseconds. */
const messageDuration = 4000;

/** Shows a message beside a button for some seconds. */
function showMessage(button, words) {
  const status = button.parentElement.querySelector('[role=status]');
  status.textContent = words;
  setTimeout(() => {
    status.textContent = '';
  }, messageDuration);
}

/** Opens and selects the text, so that the person can copy it where the script may not use the clipboard. */
function select(text) {
  text.closest('details').open = true;
  getSelection().selectAllChildren(text);
}

async function copy(button, text) {
  try {
    await navigator.clipboard.writeText(text.textContent);
    showMessage(button, 'Copied');
  } catch {
    select(text);
    showMessage(button, 'Selected: press Ctrl+C');
  }
}

for (const button of document.querySelectorAll('[data-copy]')) {
  const text = document.getElementById(button.dataset.copy);
  button.addEventListener('click', () => void copy(button, text));
}

/** Opens the closed path that the address links to. */
function openLinkedPath() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

addEventListener('hashchange', openLinkedPath);
openLinkedPath();
