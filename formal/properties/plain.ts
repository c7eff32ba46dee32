/**
 * The first place where a value is not plain JSON, for example `context.items.0.at: Date`, or `null`. `undefined` counts
 * as absent.
 */
export const findNotPlain = (value: unknown, path: string): string | null => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path}: ${value}`;
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) {
    return `${path}: ${value.constructor.name}`;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined && !Array.isArray(value)) continue;
    const found = findNotPlain(inner, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
};
