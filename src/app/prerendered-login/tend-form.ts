const isFilledIn = (field: HTMLInputElement): boolean => field.value !== '' || field.matches(':autofill');

/**
 * Lets the prerendered form be used before React takes it over: its button is enabled as soon as both fields are filled
 * in (LOG-01), and the browser does not send the form. The page's first script notes the press, which is carried out
 * afterwards.
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
  form.addEventListener('submit', (event) => event.preventDefault());
  enable();
}
