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
type Defaults = NonNullable<Recipe['config']['defaultVariants']>;
type Choice = Readonly<Record<string, string>>;
type Span = { readonly start: number; readonly end: number };
type Call = Span & { readonly callee: string };

const generated = new URL('../styled-system/css/index.mjs', import.meta.url);
const helper = fileURLToPath(new URL('../src/ui/theme/picked-classes.ts', import.meta.url));

/** Every way to choose: a value of each variant, or none where the recipe has no value for that. */
function combinations(variants: Recipe['variantMap'], defaults: Defaults): readonly Choice[] {
  return Object.entries(variants).reduce<readonly Choice[]>(
    (before, [variant, values]) =>
      before.flatMap((props) => [
        ...(defaults[variant] === undefined ? [props] : []),
        ...values.map((value) => Object.assign({ [variant]: value }, props)),
      ]),
    [{}],
  );
}

/** As a view passes them: `true` is no text. */
function passed(props: Choice): Readonly<Record<string, string | boolean>> {
  const entries = Object.entries(props).map(([name, value]) => [name, value === 'true' ? true : value]);
  return Object.fromEntries(entries);
}

/** What the values of a variant add whatever else is chosen; undefined where that depends on the others. */
function addedAlone(
  recipe: Recipe,
  rows: readonly Choice[],
  variant: string,
): Readonly<Record<string, string>> | undefined {
  const namesOf = (props: Choice) => recipe(passed(props)).split(' ');
  const added: Record<string, string> = {};
  for (const { [variant]: value, ...others } of rows) {
    if (value === undefined) continue;
    const [without, names] = [namesOf(others), namesOf({ ...others, [variant]: value })];
    const more = names.filter((name) => !without.includes(name)).join(' ');
    if (!without.every((name) => names.includes(name)) || (added[value] ?? more) !== more) return undefined;
    added[value] = more;
  }
  return added;
}

/** The source of a `pickedClasses` call that answers as the recipe does. */
function picked(recipe: Recipe): string {
  const defaults = recipe.config.defaultVariants ?? {};
  const all = combinations(recipe.variantMap, defaults);
  const apart: Record<string, Readonly<Record<string, string>>> = {};
  for (const variant of Object.keys(recipe.variantMap)) {
    const added = defaults[variant] === undefined ? addedAlone(recipe, all, variant) : undefined;
    if (added !== undefined) apart[variant] = added;
  }
  const joined = Object.entries(recipe.variantMap).filter(([name]) => apart[name] === undefined);
  const rows = combinations(Object.fromEntries(joined), defaults).map((props) => {
    const key = joined.map(([name]) => props[name] ?? '').join('|');
    return [key, recipe(passed(props)).split(' ')] as const;
  });
  const [, first = []] = rows[0] ?? [];
  const common = first.filter((name) => rows.every(([, names]) => names.includes(name)));
  const table = rows.map(([key, names]) => [key, names.filter((name) => !common.includes(name)).join(' ')]);
  const choices = joined.map(([name, values]) => [name, values, defaults[name] ?? '']);
  const parts = [common.join(' '), choices, Object.fromEntries(table), apart].map((part) => JSON.stringify(part));
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
