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

/** The values of each variant. The first value is used if none is chosen: the default value, or an empty string. */
function valuesOf({ variantMap, config }: Recipe): Readonly<Record<string, readonly string[]>> {
  const entries = Object.entries(variantMap).map(([variant, values]) => {
    const first = String(config.defaultVariants?.[variant] ?? '');
    return [variant, [first, ...values.filter((value) => value !== first)]] as const;
  });
  return Object.fromEntries(entries);
}

/** A value as a view passes it: the values of a boolean variant are not strings. */
const asPassed = (value: string): string | boolean =>
  value === 'true' || value === 'false' ? value === 'true' : value;

/** All combinations of one value of each variant; the values of the last variant change fastest. */
const combinations = (variants: Readonly<Record<string, readonly string[]>>): readonly Choice[] =>
  Object.entries(variants).reduce<readonly Choice[]>(
    (choices, [variant, values]) =>
      choices.flatMap((choice) => values.map((value) => Object.assign({}, choice, { [variant]: asPassed(value) }))),
    [{}],
  );

/** The source of a call of `pickedClasses` that returns the same classes as the recipe. */
function picked(recipe: Recipe): string {
  const variants = valuesOf(recipe);
  const rows = combinations(variants).map((choice) => recipe(choice).split(' '));
  const [first = []] = rows;
  const common = new Set(first.filter((name) => rows.every((names) => names.includes(name))));
  const added = rows.map((names) => names.filter((name) => !common.has(name)).join(' '));
  const parts = [[...common].join(' '), variants, added].map((part) => JSON.stringify(part));
  return `/* @__PURE__ */ pickedClasses(${parts.join(', ')})`;
}

/** The calls of `css` and `cva` in a module, and the constants of the module that these calls may use. */
function findStyleCalls(code: string): {
  readonly calls: readonly Call[];
  readonly constants: ReadonlyMap<string, Span>;
} {
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
      const isPlain = init?.type === 'ObjectExpression' || (init?.type === 'Literal' && typeof init.value === 'string');
      if (id.type === 'Identifier' && isPlain) constants.set(id.name, init);
    },
  }).visit(program);
  return { calls, constants };
}

/** The result of a call of a style function, as source; undefined if the result is known only at run time. */
function evaluated(code: string, call: Call, constants: ReadonlyMap<string, Span>, panda: Panda): string | undefined {
  const declared = [...constants].map(([name, { start, end }]) => `const ${name} = ${code.slice(start, end)};`);
  const expression = code.slice(call.start, call.end);
  const named = declared.filter((_, index) => expression.includes([...constants.keys()][index] ?? ''));
  try {
    const compute = runInThisContext(`(css, cva) => { ${named.join('\n')}\nreturn ${expression}; }`);
    const result = compute(panda.css, panda.cva);
    return typeof result === 'string' ? JSON.stringify(result) : picked(result);
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

/** Replaces the style calls of a module by their results. Calls with values known only at run time stay as they are. */
export function withStaticStyles(code: string, panda: Panda): string {
  const { calls, constants } = findStyleCalls(code);
  const output = withTexts(
    code,
    calls.flatMap((call) => {
      const text = evaluated(code, call, constants, panda);
      return text === undefined ? [] : [{ ...call, text }];
    }),
  );
  // Added at the end, so that line numbers do not change.
  return output.includes('pickedClasses(')
    ? `${output}\nimport { pickedClasses } from ${JSON.stringify(helper)};\n`
    : output;
}

/**
 * Computes during the build the results of Panda's `css` and `cva`, which would otherwise be computed in the browser.
 * The page then contains class names instead of styles and of the code that converts them. This saves 4.6 kB of the
 * first visit, and `criticalCss` searches the modules for the class names that this step has written.
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
