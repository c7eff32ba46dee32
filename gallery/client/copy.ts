/** In milliseconds. */
const messageDuration = 4000;

/** Shows a message beside a button for some seconds. */
function showMessage(button: Element, words: string): void {
  const status = button.parentElement?.querySelector('[role=status]');
  if (status === null || status === undefined) return;
  status.textContent = words;
  setTimeout(() => {
    status.textContent = '';
  }, messageDuration);
}

/** Opens and selects the text, so that the person can copy it where the script may not use the clipboard. */
function select(text: Element): void {
  const details = text.closest('details');
  if (details !== null) details.open = true;
  getSelection()?.selectAllChildren(text);
}

async function copy(button: Element, text: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(text.textContent ?? '');
    showMessage(button, 'Copied');
  } catch {
    select(text);
    showMessage(button, 'Selected: press Ctrl+C');
  }
}

/** Makes the buttons copy the texts that they name. */
export function startCopying(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const text = document.getElementById(button.dataset['copy'] ?? '');
    if (text !== null) button.addEventListener('click', () => void copy(button, text));
  }
}
