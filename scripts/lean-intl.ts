import { parseAst, type Plugin, Visitor } from 'vite';

/** Formatters of `@formatjs/intl` that no page uses; its functions for them then stay behind as well. */
export const unusedFormatters: ReadonlySet<string> = new Set([
  '$t',
  'formatDateTimeRange',
  'formatDisplayName',
  'formatDuration',
  'formatDurationToParts',
  'formatListToParts',
  'formatPlural',
  'formatRelativeTime',
  'formatTimeToParts',
]);

type Span = { readonly start: number; readonly end: number };

/** The module without the named properties of what its function `createIntl` returns. */
export function withoutFormatters(code: string): string {
  const spans: Span[] = [];
  new Visitor({
    Property({ key, value, start, end }) {
      const isBound = value.type === 'CallExpression';
      if (key.type === 'Identifier' && isBound && unusedFormatters.has(key.name)) spans.push({ start, end });
    },
  }).visit(parseAst(code));
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}

/**
 * The module with every language taken as known to the browser, instead of asking: the first question makes a browser
 * read all that it knows of languages, which takes longer than the rest of what the first page sets up.
 */
export function withKnownLocales(code: string): string {
  const calls: (Span & { readonly asked: string })[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [asked], start, end }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || asked === undefined) return;
      if (callee.property.name !== 'supportedLocalesOf') return;
      calls.push({ start, end, asked: code.slice(asked.start, asked.end) });
    },
  }).visit(parseAst(code));
  return calls
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, asked }) => `${text.slice(0, start)}[${asked}].flat()${text.slice(end)}`, code);
}

/** Leaves out of what browsers load the formatters that no page uses, and what only developers would read. */
export const leanIntl = (): Plugin => ({
  name: 'lean-intl',
  apply: 'build',
  transform(code, id) {
    if (id.includes('/@formatjs/intl/')) return { code: withKnownLocales(withoutFormatters(code)), map: null };
    return id.includes('/intl-messageformat/') ? { code: withKnownLocales(code), map: null } : undefined;
  },
});
