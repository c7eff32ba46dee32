import { parse, type AtRule, type Root } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** At-rules that contain rules with selectors. Other at-rules, such as `@keyframes`, contain rules without selectors. */
const grouping: ReadonlySet<string> = new Set(['layer', 'media', 'supports', 'container']);
/** Pseudo-classes that can match only if one of the selectors in their brackets can match. */
const anyOf: ReadonlySet<string> = new Set([':is', ':where', ':has']);

/** The classes and elements of the page, which decide whether a selector can match. */
interface Page {
  readonly hasClass: (name: string) => boolean;
  readonly hasElement: (name: string) => boolean;
}

function mayMatch(selector: Selector, page: Page): boolean {
  const { first } = selector;
  if (first?.type === 'tag' && !page.hasElement(first.value)) return false;
  return selector.every((node) => {
    if (node.type === 'class') return page.hasClass(node.value);
    if (node.type !== 'pseudo' || !anyOf.has(node.value)) return true;
    return node.nodes.some((inner) => mayMatch(inner, page));
  });
}

/** Removes the selectors that cannot match, then the rules without selectors and the at-rules without rules. */
function removeUnmatched(container: Root | AtRule, page: Page): void {
  const matching = selectorParser((selectors) => {
    selectors.each((selector) => {
      if (!mayMatch(selector, page)) selector.remove();
    });
  });
  container.each((node) => {
    if (node.type === 'rule') {
      node.selector = matching.processSync(node.selector).trim();
      if (node.selector === '') node.remove();
    } else if (node.type === 'atrule' && node.nodes !== undefined && grouping.has(node.name)) {
      removeUnmatched(node, page);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

/**
 * Removes the custom properties that neither the styles nor the code read, repeatedly, until there is nothing to remove.
 */
function removeUnread(root: Root, code: string): void {
  const read = new Set([...`${root.toString()}${code}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  let isDone = true;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    isDone = false;
  });
  if (!isDone) removeUnread(root, code);
}

/** A class name as it is written inside a string literal, with escaped quotes. */
const inCode = (name: string): string => JSON.stringify(name).slice(1, -1);

/**
 * The part of a style sheet that a page with this code can use. A selector stays if the code contains each of its class
 * names, and if the element at its start is in `elements`. Without `elements`, every element is allowed.
 */
export function pruneStyles(css: string, code: string, elements?: ReadonlySet<string>): string {
  const root = parse(css);
  removeUnmatched(root, {
    hasClass: (name) => code.includes(inCode(name)),
    hasElement: (name) => elements?.has(name) ?? true,
  });
  removeUnread(root, code);
  return root.toString();
}
