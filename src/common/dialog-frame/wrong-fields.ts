/** A field that shows an error. */
export interface WrongField {
  /** What gets the focus so that the error can be mended. */
  readonly control: HTMLElement;
  /** The name of the field and its error, as the form shows them. */
  readonly text: string;
}

const invalid = [
  ':is(input, textarea, button)[aria-invalid=true]:enabled',
  '[role=radiogroup][aria-invalid=true] input:enabled',
].join();

const groupOf = (control: Element | undefined): Element | null => control?.closest('[role=radiogroup]') ?? null;

const textOf = (ids: string | null | undefined): string =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent.trim() ?? '')
    .filter((text) => text !== '')
    .join(' ');

/** The first words of a label: behind them it may say that the field is optional. */
function nameOf(control: HTMLElement): string {
  const legend = control.matches('button, [type=radio]') ? control.closest('fieldset')?.querySelector('legend') : null;
  const label = legend ?? (control instanceof HTMLInputElement ? control.labels?.[0] : null);
  const [labelId] = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = labelId === undefined ? label : (document.getElementById(labelId) ?? label);
  return named?.firstChild?.textContent?.trim() ?? '';
}

/** What is wrong at a checkbox says so without its sentence. */
function textAt(control: HTMLElement): string {
  const error = textOf(control.closest('[aria-describedby]')?.getAttribute('aria-describedby'));
  const name = control.matches('[type=checkbox]') ? '' : nameOf(control);
  return name === '' ? error : `${name}: ${error}`;
}

/** The fields of a form that show an error, from above; a group of options counts as one. */
export function wrongFields(form: HTMLElement): readonly WrongField[] {
  const controls = [...form.querySelectorAll<HTMLElement>(invalid)];
  return controls
    .filter((control, index) => groupOf(control) === null || groupOf(control) !== groupOf(controls[index - 1]))
    .map((control) => ({ control, text: textAt(control) }));
}
