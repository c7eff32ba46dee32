/** Fills `:id` and its like into an endpoint's path, percent-encoded. */
export const pathOf = (template: string, params: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The query with `timezoneOffset` (minutes, API-01); lists repeat their name, absent members are left out. */
export function searchOf(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) if (isPlain(each)) search.append(name, String(each));
  }
  search.append('timezoneOffset', String(timezoneOffset));
  return `?${search}`;
}

const timezoneOffset = new Date(0).getTimezoneOffset();
