/** Fills `:id` and its like into an endpoint's path, percent-encoded. */
export const pathOf = (template: string, params: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A query's parameters; lists repeat their name, absent members are left out. */
export function searchOf(query: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) if (isPlain(each)) search.append(name, String(each));
  }
  return search;
}
