import { parseAst, type Plugin, Visitor } from 'vite';
import { withTexts, type Span } from './cut-spans.ts';

/** The libraries that ask a browser whether it knows a language before they format in it. */
const askingLibraries = ['/@formatjs/intl/', '/intl-messageformat/'];

/** The module with each call of `Intl.….supportedLocalesOf` replaced by a list of the languages that it asks about. */
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

/**
 * Takes each language of the shop as known to the browser, instead of asking it. This is not for the size but for the
 * longest task: the first question makes the browser read all its locale data. This and one other question took longer
 * than all the rest of the first page's set-up (docs/performance.md).
 */
export const knownLocales = (): Plugin => ({
  name: 'known-locales',
  apply: 'build',
  transform(code, id) {
    if (!askingLibraries.some((library) => id.includes(library))) return undefined;
    return { code: withKnownLocales(code), map: null };
  },
});
