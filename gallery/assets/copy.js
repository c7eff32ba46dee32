const quietAfter = 4000;

/** Says a word beside a button, for a while. */
function say(button, words) {
  const status = button.parentElement.querySelector('[role=status]');
  status.textContent = words;
  setTimeout(() => {
    status.textContent = '';
  }, quietAfter);
}

/** Where the clipboard is not to be had, the text is shown and marked instead. */
function mark(text) {
  text.closest('details').open = true;
  getSelection().selectAllChildren(text);
}

async function copy(button, text) {
  try {
    await navigator.clipboard.writeText(text.textContent);
    say(button, 'Copied');
  } catch {
    mark(text);
    say(button, 'Marked: press Ctrl+C');
  }
}

for (const button of document.querySelectorAll('[data-copy]')) {
  const text = document.getElementById(button.dataset.copy);
  button.addEventListener('click', () => void copy(button, text));
}

/** A link to a folded path unfolds it. */
function unfold() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

addEventListener('hashchange', unfold);
unfold();
