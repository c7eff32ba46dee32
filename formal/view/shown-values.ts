import type { AnyMachineSnapshot } from 'xstate';

/** A view (`*.view.ts`) of a flow: it returns the properties that a page shows for a snapshot. */
export type ViewOf<Snapshot = AnyMachineSnapshot> = (snapshot: Snapshot) => object;

/**
 * Whether the text is a name of the contract, such as NOT_FOUND, which selects a text of the page. Other texts are only
 * shown as they are.
 */
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
 * The values of a view's properties that make a difference for a page: flags, names, and whether a value exists, such
 * as `.problems.branch: EMPTY`, `.saving: true` or `.refusal: nothing`.
 */
export const shownValues = (view: object): readonly string[] => [...new Set(valuesIn(view, ''))];
