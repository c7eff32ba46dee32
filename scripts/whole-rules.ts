import { parse } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import type { Plugin } from 'vite';

/** Selectors that the oldest supported browsers do not know (docs/decisions/0043). */
const unknown: ReadonlySet<string> = new Set([':has']);
/** These pseudo-classes drop only the unknown selectors in their brackets. */
const forgiving: ReadonlySet<string> = new Set([':is', ':where']);

const isUnknown = (selector: Selector): boolean =>
  selector.some(
    (node) =>
      node.type === 'pseudo' && (unknown.has(node.value) || (!forgiving.has(node.value) && node.nodes.some(isUnknown))),
  );

/** The selectors of rules that an old browser drops as a whole because it does not know one of the selectors. */
export function droppedRules(css: string): readonly string[] {
  const dropped: string[] = [];
  parse(css).walkRules((rule) => {
    selectorParser(({ nodes }) => {
      const unknownOnes = nodes.filter(isUnknown).length;
      if (unknownOnes > 0 && unknownOnes < nodes.length) dropped.push(rule.selector);
    }).processSync(rule.selector);
  });
  return dropped;
}

/** Fails the build if a style sheet has a rule that an old browser drops although it knows some of its selectors. */
export const wholeRules = (): Plugin => ({
  name: 'whole-rules',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      const [first] = droppedRules(String(file.source));
      if (first !== undefined) this.error(`${file.fileName}: old browsers drop the whole rule of ${first}`);
    }
  },
});
