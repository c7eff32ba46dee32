import type { StateValue } from 'xstate';

const leafPaths = (value: StateValue | undefined): string[] => {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) => {
    const below = leafPaths(inner);
    return below.length === 0 ? [key] : below.map((leaf) => `${key}.${leaf}`);
  });
};

/**
 * A state value as one line: `loggedOut.editing`; the regions of a parallel state follow one another, `list.loading
 * filter.closed`. A view writes it as `data-state` on the root element of its flow.
 */
export const stateLabel = (value: StateValue): string => leafPaths(value).join(' ');
