const depthLimit = 32;

function flawOf(text: string): string | undefined {
  if (text.includes('\u0000')) return 'holds a NUL character';
  return text.isWellFormed() ? undefined : 'holds half a surrogate pair';
}

/**
 * An error line for the first text in a JSON value that PostgreSQL cannot store; undefined if all texts can be stored. A
 * value that is nested deeper than any call of the contract also gets an error line.
 */
export function unstorableText(value: unknown, path: string, depth = 0): string | undefined {
  if (typeof value === 'string') {
    const flaw = flawOf(value);
    return flaw === undefined ? undefined : `${path}: ${flaw}`;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > depthLimit) return `${path}: is nested too deeply`;
  for (const [key, member] of Object.entries(value)) {
    const flaw = flawOf(key) === undefined ? unstorableText(member, key, depth + 1) : `${path}: has an unusable name`;
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}
