import { parseAst, type Plugin, Visitor } from 'vite';
import { withTexts, type Span } from './cut-spans.ts';

/** The libraries that ask the browser whether it supports a language before they format texts in it. */
const libraries = ['/@formatjs/intl/', '/intl-messageformat/'];

/** Replaces each call of `Intl.….supportedLocalesOf` in a module by a list of all languages in its first argument. */
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
 * Makes the libraries treat every language as supported, without asking the browser. The files do not become smaller,
 * but the longest task becomes shorter: the first such call makes the browser read all its locale data. This call and
 * one other call took longer than the rest of the first page's start (docs/performance.md).
 */
export const knownLocales = (): Plugin => ({
  name: 'known-locales',
  apply: 'build',
  transform(code, id) {
    if (!libraries.some((library) => id.includes(library))) return undefined;
    return { code: withKnownLocales(code), map: null };
  },
});
