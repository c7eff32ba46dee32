/** Replaces each parameter of an endpoint's path, such as `:id`, with its percent-encoded value. */
export const pathOf = (template: string, params: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The query as URL parameters. A list repeats its parameter's name; undefined and null members are left out. */
export function searchOf(query: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) if (isPlain(each)) search.append(name, String(each));
  }
  return search;
}
