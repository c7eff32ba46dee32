/** An invalid field of a form. */
export interface WrongField {
  /** The element that gets the focus, so that the error can be corrected. */
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

/** The first text of a label, without a note after it that the field is optional. */
function nameOf(control: HTMLElement): string {
  const legend = control.matches('button, [type=radio]') ? control.closest('fieldset')?.querySelector('legend') : null;
  const label = legend ?? (control instanceof HTMLInputElement ? control.labels?.[0] : null);
  const [labelId] = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = labelId === undefined ? label : (document.getElementById(labelId) ?? label);
  return named?.firstChild?.textContent?.trim() ?? '';
}

/** The error of a checkbox is clear without the checkbox's label. */
function textAt(control: HTMLElement): string {
  const error = textOf(control.closest('[aria-describedby]')?.getAttribute('aria-describedby'));
  const name = control.matches('[type=checkbox]') ? '' : nameOf(control);
  return name === '' ? error : `${name}: ${error}`;
}

/** The invalid fields of a form, from top to bottom; a group of options counts as one field. */
export function wrongFields(form: HTMLElement): readonly WrongField[] {
  const controls = [...form.querySelectorAll<HTMLElement>(invalid)];
  return controls
    .filter((control, index) => groupOf(control) === null || groupOf(control) !== groupOf(controls[index - 1]))
    .map((control) => ({ control, text: textAt(control) }));
}
