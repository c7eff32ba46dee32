/** A value that a state needs. Throws an Error if it is missing: no event leads to this state without the value. */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`${name} is missing`);
  return value;
}
