import { parse, type AtRule, type Root } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';

/** At-rules whose rules are those of a page; the rules in others, such as `@keyframes`, have no selectors. */
const grouping: ReadonlySet<string> = new Set(['layer', 'media', 'supports', 'container']);
/** Pseudo-classes that match where one of the selectors in their brackets does. */
const anyOf: ReadonlySet<string> = new Set([':is', ':where', ':has']);

/** What the page has that selectors may be about. */
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

/** Removes the selectors that cannot match, and what has no rules then. */
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

/** Removes the custom properties that nothing reads, until none is left. */
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

/** A class as it stands in code: within a text, its quotes escaped. */
const inCode = (name: string): string => JSON.stringify(name).slice(1, -1);

/**
 * What a style sheet has for a page that runs this code: a rule stays if the code names each of its classes, and if the
 * element that its selector begins with is among `elements`; without those, every element is.
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
