/** A body with a file, in the form that a browser sends. */
export function formOf(parts: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts) as [string, File | string | number | boolean][]) {
    form.append(name, value instanceof File ? value : String(value));
  }
  return form;
}
