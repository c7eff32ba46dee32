interface Block {
  /** A selector, or an at-rule with its parameters. */
  readonly prelude: string;
  /** What stands between its braces; undefined for a statement that ends with a semicolon. */
  readonly body: string | undefined;
}

const grouping = /^@(layer|media|supports|container)\b/;
const customProperty = /(?<=[{;]\s*)(--[\w-]+)\s*:\s*([^;{}]*)(?:;|(?=\}))/g;
/** A custom property that is read, without another value in its place. */
const plainVariable = /var\(\s*(--[\w-]+)\s*\)/g;

/** The place after the brace that closes the one before `start`; texts and escaped braces are stepped over. */
function closing(css: string, start: number): number {
  let depth = 1;
  for (const { 0: token, index } of css.slice(start).matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/gs)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0) return start + index + 1;
  }
  throw new Error('the style sheet has a block that does not end');
}

function blocksOf(css: string): readonly Block[] {
  const blocks: Block[] = [];
  const opening = /\s*((?:\\.|"[^"]*"|'[^']*'|[^;{}\\"'])*)([;{])/gsy;
  for (let found = opening.exec(css); found !== null; found = opening.exec(css)) {
    const [, prelude = '', mark] = found;
    const start = opening.lastIndex;
    const end = mark === '{' ? closing(css, start) : start;
    blocks.push({ prelude, body: mark === '{' ? css.slice(start, end - 1) : undefined });
    opening.lastIndex = end;
  }
  return blocks;
}

/** The selectors of a list; commas in brackets and escaped ones separate nothing. */
function selectorsOf(prelude: string): readonly string[] {
  const selectors = [''];
  let depth = 0;
  for (const [token] of prelude.matchAll(/\\.|[^\\]/gs)) {
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
    if (token === ',' && depth === 0) selectors.push('');
    else selectors.push(`${selectors.pop() ?? ''}${token}`);
  }
  return selectors;
}

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));

/** A class as it stands in code: within a text, its quotes escaped. */
const inCode = (name: string): string => JSON.stringify(name).slice(1, -1);

/** The element that a selector begins with. */
const elementOf = (selector: string): string | undefined => /^\s*([a-z][a-z\d]*)/.exec(selector)?.[1];

/** The rules of a style sheet without the selectors that cannot match. */
function withSelectors(css: string, mayMatch: (selector: string) => boolean): string {
  const kept = blocksOf(css).map(({ prelude, body }) => {
    if (body === undefined) return `${prelude};`;
    if (grouping.test(prelude)) {
      const inner = withSelectors(body, mayMatch);
      return inner === '' ? '' : `${prelude}{${inner}}`;
    }
    if (prelude.startsWith('@')) return `${prelude}{${body}}`;
    const used = selectorsOf(prelude).filter(mayMatch);
    return used.length === 0 ? '' : `${used.join(',')}{${body}}`;
  });
  return kept.join('');
}

/** The same without the custom properties that nothing reads, until none is left. */
function withoutUnread(css: string, code: string): string {
  const read = new Set([...`${css}${code}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const lean = css.replaceAll(customProperty, (declaration, name: string) => (read.has(name) ? declaration : ''));
  return lean.length === css.length ? css : withoutUnread(lean, code);
}

/** The tokens that the style sheet defines once, for the whole page. */
function tokensOf(css: string): ReadonlyMap<string, string> {
  const times = Map.groupBy(css.matchAll(customProperty), ([, name]) => name);
  const tokens = [...css.matchAll(/:where\(:root, ?:host\)\s*(\{[^}]*\})/g)]
    .flatMap(([, body = '']) => [...body.matchAll(customProperty)])
    .map(([, name = '', value = '']) => [name, value.trim()] as const);
  return new Map(tokens.filter(([name]) => times.get(name)?.length === 1));
}

/** The same with tokens' values in their places: fewer bytes, and less for a browser to look up before it can paint. */
function withTokens(css: string): string {
  const tokens = tokensOf(css);
  const valueOf = (name: string): string | undefined =>
    tokens.get(name)?.replaceAll(plainVariable, (read, inner: string) => valueOf(inner) ?? read);
  return css.replaceAll(plainVariable, (read, name: string) => valueOf(name) ?? read);
}

/**
 * What a style sheet has for a page that runs this code: a rule stays if the code names each of its classes, and if the
 * element that it is about is among those that the page has; all are where none are told.
 */
export function pruneStyles(css: string, code: string, elements?: ReadonlySet<string>): string {
  const mayMatch = (selector: string): boolean => {
    const element = elementOf(selector);
    if (element !== undefined && elements?.has(element) === false) return false;
    return classesIn(selector).every((name) => code.includes(inCode(name)));
  };
  return withoutUnread(withTokens(withSelectors(css.replaceAll(/\/\*.*?\*\//gs, ''), mayMatch)), code);
}
