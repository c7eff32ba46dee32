/** The message below a field that is marked as wrong; null = the field is not marked. */
export function fieldError(control: HTMLElement): string | null {
  const field = control.closest<HTMLElement>('[role=radiogroup]') ?? control;
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  const message = field.ownerDocument.querySelector(`[id="${field.getAttribute('aria-describedby') ?? ''}"]`);
  return (message?.textContent ?? '').replaceAll(/\s/g, ' ');
}
