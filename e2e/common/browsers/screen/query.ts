/** Describes an element on the screen, for the queries of @testing-library/dom. */
export interface Query {
  readonly by: 'Role' | 'LabelText' | 'Text' | 'TestId';
  readonly what: string | RegExp;
  /** The accessible name, for queries by role. */
  readonly name?: string | RegExp;
  readonly within?: Query;
  /** If several elements match, the first one is used. */
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

/** The query with its patterns as plain data, which the page converts back. */
export function queryData(query: Query): unknown {
  return JSON.parse(
    JSON.stringify(query, (_, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  );
}

/** The query as a text for error messages. */
export const queryText = ({ by, what, name, within }: Query): string =>
  [
    `${by} ${String(what)}`,
    name === undefined ? '' : ` ${String(name)}`,
    within ? ` in ${queryText(within)}` : '',
  ].join('');
