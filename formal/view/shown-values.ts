import type { AnyMachineSnapshot } from 'xstate';

/** What a page shows of a snapshot: the members of a flow's `*.view.ts`. */
export type ViewOf<Snapshot = AnyMachineSnapshot> = (snapshot: Snapshot) => object;

/** A name as the contract has them, such as NOT_FOUND: it chooses a text. Other texts are only passed on. */
const isName = (text: string): boolean => /^[A-Z][A-Z0-9_]+$/.test(text);

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'boolean' || (typeof value === 'string' && isName(value))) return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

const valuesIn = (value: unknown, member: string): readonly string[] => {
  const own = `${member}: ${kindOf(value)}`;
  if (Array.isArray(value)) return [own, ...value.flatMap((item) => valuesIn(item, `${member}[]`))];
  if (typeof value !== 'object' || value === null) return [own];
  return [own, ...Object.entries(value).flatMap(([name, inner]) => valuesIn(inner, `${member}.${name}`))];
};

/**
 * The values in which a view's members differ for a page: flags, names, and whether there is something at all, such as
 * `.problems.branch: EMPTY`, `.saving: true` or `.refusal: nothing`.
 */
export const shownValues = (view: object): readonly string[] => [...new Set(valuesIn(view, ''))];
