import type { StateValue } from 'xstate';

/** The paths of all states in which a machine is, parents first: `['', 'opening', 'opening.limits', …]`. */
export function activePaths(value: StateValue): readonly string[] {
  const below = (inner: StateValue | undefined, path: string): string[] => {
    if (inner === undefined) return [];
    const entries: [string, StateValue | undefined][] =
      typeof inner === 'string' ? [[inner, undefined]] : Object.entries(inner);
    return entries.flatMap(([key, next]) => {
      const own = path === '' ? key : `${path}.${key}`;
      return [own, ...below(next, own)];
    });
  };
  return ['', ...below(value, '')];
}
