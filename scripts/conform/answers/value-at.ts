const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const memberOf = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;

/** The value at a path such as `state.name` or `profiles.0.validTo`; undefined if there is none. */
export const valueAt = (value: unknown, path: string): unknown => path.split('.').reduce(memberOf, value);

/** The members of an object; none of any other value. */
export const membersOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) && !Array.isArray(value) ? Object.entries(value) : [];

/** The rows of a list: an answer that is a list, or the `items` of an answer. */
export function rowsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const items = valueAt(value, 'items');
  return Array.isArray(items) ? items : [];
}
