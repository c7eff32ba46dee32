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

/** The module without the named properties of what its function `createIntl` returns. */
export function withoutFormatters(code: string): string {
  const spans: { readonly start: number; readonly end: number }[] = [];
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

/** Leaves out of what browsers load the formatters that no page uses. */
export const leanIntl = (): Plugin => ({
  name: 'lean-intl',
  apply: 'build',
  transform(code, id) {
    return id.includes('/@formatjs/intl/') ? { code: withoutFormatters(code), map: null } : undefined;
  },
});
