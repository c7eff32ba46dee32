import { parseAst, type Plugin, Visitor } from 'vite';
import { withoutSpans, withTexts, type Span } from './cut-spans.ts';

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

/** The module without the named properties of what its function `createIntl` returns. */
export function withoutFormatters(code: string): string {
  const spans: Span[] = [];
  new Visitor({
    Property({ key, value, start, end }) {
      const isBound = value.type === 'CallExpression';
      if (key.type === 'Identifier' && isBound && unusedFormatters.has(key.name)) spans.push({ start, end });
    },
  }).visit(parseAst(code));
  return withoutSpans(code, spans);
}

/**
 * The module with every language taken as known to the browser, instead of asking: the first question makes a browser
 * read all that it knows of languages, which takes longer than the rest of what the first page sets up.
 */
export function withKnownLocales(code: string): string {
  const calls: (Span & { readonly text: string })[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [asked], start, end }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || asked === undefined) return;
      if (callee.property.name !== 'supportedLocalesOf') return;
      calls.push({ start, end, text: `[${code.slice(asked.start, asked.end)}].flat()` });
    },
  }).visit(parseAst(code));
  return withTexts(code, calls);
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
