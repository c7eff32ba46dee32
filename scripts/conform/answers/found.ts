/** One thing in an answer that is not as the contract demands. */
export interface Found {
  /** Where: `status`, `header content-language`, or a path in the answer such as `items[0].state.name`. */
  readonly where: string;
  readonly expected: string;
  readonly got: string;
}

const longestShown = 60;

const cut = (text: string): string => (text.length <= longestShown ? text : `${text.slice(0, longestShown)}…`);

/** The last fields of paths whose values are never shown. */
const secret = /(?:^|\.)(?:token|password|signature|digest|sign|photo|pin|isicNumber)$/i;

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'a list' : `a value of the type ${typeof value}`);

/** A value of an answer as a message shows it: cut, and without secrets. */
export function shown(value: unknown, where = ''): string {
  if (value === undefined) return 'nothing';
  if (secret.test(where) && value !== null && value !== '')
    return typeof value === 'string' ? `a text of ${String(value.length)} characters` : `no text, but ${kindOf(value)}`;
  return cut(JSON.stringify(value) ?? 'nothing');
}

/** A text of an answer that is not JSON, as a message shows it. */
export const shownText = (text: string): string => (text === '' ? 'nothing' : cut(JSON.stringify(text)));

export const found = (where: string, expected: string, value: unknown): Found => ({
  where,
  expected,
  got: shown(value, where),
});
