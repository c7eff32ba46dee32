/** What a person would call a thing on the screen, for the queries of @testing-library/dom. */
export interface Query {
  readonly by: 'Role' | 'LabelText' | 'Text' | 'TestId';
  /** The role, the label, the text or the id. */
  readonly what: string | RegExp;
  /** The accessible name of what has a role. */
  readonly name?: string | RegExp;
  readonly within?: Query;
  /** Several may fit: the first one counts. */
  readonly first?: boolean;
}

export const role = (what: string, name?: string | RegExp, within?: Query): Query => ({
  by: 'Role',
  what,
  ...(name === undefined ? {} : { name }),
  ...(within === undefined ? {} : { within }),
});
export const button = (name: string | RegExp, within?: Query): Query => role('button', name, within);
export const link = (name: string | RegExp, within?: Query): Query => role('link', name, within);
export const label = (what: string | RegExp, within?: Query): Query => ({
  by: 'LabelText',
  what,
  ...(within === undefined ? {} : { within }),
});
export const text = (what: string | RegExp, within?: Query): Query => ({
  by: 'Text',
  what,
  ...(within === undefined ? {} : { within }),
});
export const testId = (what: string): Query => ({ by: 'TestId', what });
export const first = (query: Query): Query => ({ ...query, first: true });

/** A pattern as plain data, which the page makes a pattern of again. */
export function asData(query: Query): unknown {
  return JSON.parse(
    JSON.stringify(query, (_, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  );
}

/** A query as a message names it. */
export const inWords = ({ by, what, name, within }: Query): string =>
  [`${by} ${String(what)}`, name === undefined ? '' : ` ${String(name)}`, within ? ` in ${inWords(within)}` : ''].join(
    '',
  );
