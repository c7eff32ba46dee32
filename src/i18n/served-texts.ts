import type { CompiledTexts } from '#contract/compiled-texts.ts';
import type { Locale } from '#contract/start-up-enumerations.ts';
import { treeOf } from './syntax-tree.ts';
import { writtenText } from './written-text.ts';

/** What distinguishes an ICU text from the text that it shows. */
const syntax = /[{}<>]|''/;

const isSame = (bundled: CompiledTexts[string], served: string): boolean =>
  typeof bundled !== 'string' && writtenText(treeOf(bundled)) === served;

/**
 * The bundled texts, with the server's ICU texts in their place where the two differ (docs/decisions/0050). The parser
 * is loaded only for a different text with arguments or tags. A text that cannot be shown is replaced by the bundled
 * one.
 */
export async function replaceTexts(
  locale: Locale,
  bundled: CompiledTexts,
  served: Readonly<Record<string, string>>,
): Promise<CompiledTexts> {
  const given = Object.entries(served).filter(([, text]) => text !== '');
  const plain = given.filter(([, text]) => !syntax.test(text));
  // The shop gives arguments only to texts that it has itself.
  const unread = given.flatMap(([key, text]) => {
    const own = bundled[key];
    return own === undefined || !syntax.test(text) || isSame(own, text) ? [] : [{ key, text, own }];
  });
  const texts = { ...bundled, ...Object.fromEntries(plain) };
  if (unread.length === 0) return texts;
  const { parseText } = await import('./parse-text.ts');
  for (const { key, text, own } of unread) texts[key] = parseText(locale, text, own) ?? own;
  return texts;
}
