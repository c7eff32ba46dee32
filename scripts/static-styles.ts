import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import type { css, cva } from 'styled-system/css';
import { parseAst, type Plugin, Visitor } from 'vite';
import { withTexts, type Span } from './cut-spans.ts';

type Panda = { readonly css: typeof css; readonly cva: typeof cva };
type Choice = Readonly<Record<string, string | boolean>>;
type Recipe = {
  (props: Choice): string;
  readonly variantMap: Readonly<Record<string, readonly string[]>>;
  readonly config: { readonly defaultVariants?: Choice };
};
type Call = Span & { readonly callee: string };

const generated = new URL('../styled-system/css/index.mjs', import.meta.url);
const helper = fileURLToPath(new URL('../src/ui/theme/picked-classes.ts', import.meta.url));

/** The values of each variant, the one that counts when none is chosen first: the default, or an empty one. */
function valuesOf({ variantMap, config }: Recipe): Readonly<Record<string, readonly string[]>> {
  const entries = Object.entries(variantMap).map(([variant, values]) => {
    const first = String(config.defaultVariants?.[variant] ?? '');
    return [variant, [first, ...values.filter((value) => value !== first)]] as const;
  });
  return Object.fromEntries(entries);
}

/** A value as a view passes it: those of a yes-or-no variant are no texts. */
const asPassed = (value: string): string | boolean =>
  value === 'true' || value === 'false' ? value === 'true' : value;

/** Every way to choose one value of each variant; the last variant's values follow one another. */
const combinations = (variants: Readonly<Record<string, readonly string[]>>): readonly Choice[] =>
  Object.entries(variants).reduce<readonly Choice[]>(
    (choices, [variant, values]) =>
      choices.flatMap((choice) => values.map((value) => Object.assign({}, choice, { [variant]: asPassed(value) }))),
    [{}],
  );

/** The source of a `pickedClasses` call that answers as the recipe does. */
function picked(recipe: Recipe): string {
  const variants = valuesOf(recipe);
  const rows = combinations(variants).map((choice) => recipe(choice).split(' '));
  const [first = []] = rows;
  const common = new Set(first.filter((name) => rows.every((names) => names.includes(name))));
  const added = rows.map((names) => names.filter((name) => !common.has(name)).join(' '));
  const parts = [[...common].join(' '), variants, added].map((part) => JSON.stringify(part));
  return `/* @__PURE__ */ pickedClasses(${parts.join(', ')})`;
}

/** Calls of `css` and `cva` in a module, and the constants beside them that they may name. */
function survey(code: string): { readonly calls: readonly Call[]; readonly constants: ReadonlyMap<string, Span> } {
  const calls: Call[] = [];
  const constants = new Map<string, Span>();
  const program = parseAst(code);
  new Visitor({
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === 'Identifier' && (callee.name === 'css' || callee.name === 'cva')) {
        calls.push({ start: node.start, end: node.end, callee: callee.name });
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'ObjectExpression') constants.set(id.name, init);
    },
  }).visit(program);
  return { calls, constants };
}

/** What the call of a style function gives, as source; undefined when only running the page can tell. */
function evaluated(code: string, call: Call, constants: ReadonlyMap<string, Span>, panda: Panda): string | undefined {
  const declared = [...constants].map(([name, { start, end }]) => `const ${name} = ${code.slice(start, end)};`);
  const expression = code.slice(call.start, call.end);
  const named = declared.filter((_, index) => expression.includes([...constants.keys()][index] ?? ''));
  try {
    const work = runInThisContext(`(css, cva) => { ${named.join('\n')}\nreturn ${expression}; }`);
    const result = work(panda.css, panda.cva);
    return typeof result === 'string' ? JSON.stringify(result) : picked(result);
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

/** The module with its style calls worked out; those that name what only the page knows stay as they are. */
export function withStaticStyles(code: string, panda: Panda): string {
  const { calls, constants } = survey(code);
  const output = withTexts(
    code,
    calls.flatMap((call) => {
      const text = evaluated(code, call, constants, panda);
      return text === undefined ? [] : [{ ...call, text }];
    }),
  );
  const needed = output.includes('pickedClasses(') ? `import { pickedClasses } from ${JSON.stringify(helper)};\n` : '';
  return needed + output;
}

/**
 * Works out at build time what Panda's `css` and `cva` would work out in the browser, so that the page carries class
 * names and neither styles nor the code that turns them into class names. That is 4.6 kB of the first visit; and
 * `criticalCss` finds in the modules the class names that this step has written.
 */
export function staticStyles(): Plugin {
  return {
    name: 'static-styles',
    apply: 'build',
    async transform(code, id) {
      if (id.includes('/styled-system/')) return { code, map: null, moduleSideEffects: false };
      if (!code.includes('styled-system/css')) return undefined;
      const panda: Panda = await import(generated.href);
      return { code: withStaticStyles(code, panda), map: null };
    },
  };
}
