import type { StateValue } from 'xstate';

/** The paths of all active states of a machine, parents first: `['', 'opening', 'opening.limits', …]`. */
export function activePaths(value: StateValue): readonly string[] {
  const pathsBelow = (inner: StateValue | undefined, path: string): string[] => {
    if (inner === undefined) return [];
    const entries: [string, StateValue | undefined][] =
      typeof inner === 'string' ? [[inner, undefined]] : Object.entries(inner);
    return entries.flatMap(([key, next]) => {
      const own = path === '' ? key : `${path}.${key}`;
      return [own, ...pathsBelow(next, own)];
    });
  };
  return ['', ...pathsBelow(value, '')];
}
