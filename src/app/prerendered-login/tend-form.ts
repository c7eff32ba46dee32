const isFilledIn = (field: HTMLInputElement): boolean => field.value !== '' || field.matches(':autofill');

/**
 * Lets the prerendered form be used before React takes it over: its button is enabled as soon as both fields are filled
 * in (LOG-01), and looks busy after a press, which the page's first script notes and React carries out (`carryOn`).
 *
 * @param taken is aborted when React takes over the form
 */
export function tendForm(container: HTMLElement, taken: AbortSignal): void {
  const form = container.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (!form || !button) return;
  const enable = () => {
    button.disabled = ![...form.querySelectorAll('input')].every(isFilledIn);
  };
  for (const event of ['input', 'animationstart']) form.addEventListener(event, enable, { signal: taken });
  const { dataset } = document.documentElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!taken.aborted) dataset['sending'] = '';
  });
  taken.addEventListener('abort', () => void delete dataset['sending']);
  enable();
}
