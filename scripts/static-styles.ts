import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import type { css, cva } from 'styled-system/css';
import { parseAst, type Plugin, Visitor } from 'vite';

type Panda = { readonly css: typeof css; readonly cva: typeof cva };
type Recipe = {
  (props: Readonly<Record<string, string | boolean>>): string;
  readonly variantMap: Readonly<Record<string, readonly string[]>>;
  readonly config: { readonly defaultVariants?: Readonly<Record<string, string>> };
};
type Span = { readonly start: number; readonly end: number };
type Call = Span & { readonly callee: string };

const generated = new URL('../styled-system/css/index.mjs', import.meta.url);
const helper = fileURLToPath(new URL('../src/ui/theme/picked-classes.ts', import.meta.url));

/** Every way to choose, or not, a value of each variant. */
function combinations(variants: Recipe['variantMap']): readonly Readonly<Record<string, string>>[] {
  return Object.entries(variants).reduce<readonly Readonly<Record<string, string>>[]>(
    (before, [variant, values]) =>
      before.flatMap((props) => [props, ...values.map((value) => Object.assign({ [variant]: value }, props))]),
    [{}],
  );
}

/** As a view passes them: `true` is no text. */
function passed(props: Readonly<Record<string, string>>): Readonly<Record<string, string | boolean>> {
  const entries = Object.entries(props).map(([name, value]) => [name, value === 'true' ? true : value]);
  return Object.fromEntries(entries);
}

/** The source of a `pickedClasses` call that answers as the recipe does. */
function picked(recipe: Recipe): string {
  const defaults = recipe.config.defaultVariants ?? {};
  const choices = Object.entries(recipe.variantMap).map(([name, values]) => [name, values, defaults[name] ?? '']);
  const rows = combinations(recipe.variantMap).map((props) => {
    const key = Object.keys(recipe.variantMap).map((name) => props[name] ?? '');
    return [key.join('|'), recipe(passed(props)).split(' ')] as const;
  });
  const [, first = []] = rows[0] ?? [];
  const common = first.filter((name) => rows.every(([, names]) => names.includes(name)));
  const added = rows.map(([key, names]) => [key, names.filter((name) => !common.includes(name)).join(' ')]);
  const parts = [common.join(' '), choices, Object.fromEntries(added)].map((part) => JSON.stringify(part));
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
  let output = code;
  for (const call of calls.toSorted((one, other) => other.start - one.start)) {
    const replacement = evaluated(code, call, constants, panda);
    if (replacement !== undefined) output = output.slice(0, call.start) + replacement + output.slice(call.end);
  }
  const needed = output.includes('pickedClasses(') ? `import { pickedClasses } from ${JSON.stringify(helper)};\n` : '';
  return needed + output;
}

/**
 * Works out at build time what Panda's `css` and `cva` would work out in the browser, so that the page carries class
 * names and neither styles nor the code that turns them into class names (5 KB of the first visit).
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
