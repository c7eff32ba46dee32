import type { Area } from './areas.ts';

export interface Mutated {
  readonly area: Area;
  /** The files that are changed, as patterns. */
  readonly mutate: readonly string[];
}

const contains = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);

const patternOf = (path: string): string => (/\.tsx?$/.test(path) ? path : `${path}/**/*.{ts,tsx}`);

function partOf(areas: readonly Area[], given: string): Mutated {
  const path = given.replace(/\/$/, '');
  const named = areas.find(({ name, folders }) => name === path || (folders.length === 1 && folders[0] === path));
  if (named !== undefined) return { area: named, mutate: named.mutate };
  const isActors = path.endsWith('.actors.ts');
  const area = areas.find(
    ({ name, folders }) => (name === 'actors') === isActors && folders.some((folder) => contains(folder, path)),
  );
  if (area === undefined) {
    throw new Error(`No area contains ${given}; the areas are ${areas.map(({ name }) => name).join(', ')}.`);
  }
  return { area, mutate: [patternOf(path), ...area.mutate.filter((pattern) => pattern.startsWith('!'))] };
}

/**
 * The areas of the given paths, which are names of areas, or folders or files in them; all areas if no path is given.
 * Throws for any other path.
 */
export function selectMutated(areas: readonly Area[], given: readonly string[]): Mutated[] {
  if (given.length === 0) return areas.map((area) => ({ area, mutate: area.mutate }));
  const parts = Map.groupBy(
    given.map((path) => partOf(areas, path)),
    ({ area }) => area,
  );
  return [...parts].map(([area, those]) => ({ area, mutate: those.flatMap(({ mutate }) => mutate) }));
}
