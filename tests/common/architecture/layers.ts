import type { Module } from '#scripts/lib/imports.ts';

interface Layer {
  /** The other layers that it may import. */
  readonly layers: readonly string[];
  /** The names of the packages that it may import, or their beginnings, such as `node:`; `*` for all packages. */
  readonly packages: readonly string[] | '*';
}

const core = ['contract', 'rules', 'machines', 'messages/keys'];
const common = [...core, 'src/ui', 'src/i18n', 'src/api', 'src/runtime', 'src/common'];
const features = [
  'account',
  'card-application',
  'desk',
  'links',
  'pass',
  'purchase',
  'settings',
  'trail',
  'visitor',
].map((name) => `src/features/${name}`);

/**
 * The layers of the product by folder, and what their modules may import. A file belongs to the deepest layer that
 * contains it. A file in the root of the project is a layer of its own.
 */
export const layers: Readonly<Record<string, Layer>> = {
  contract: { layers: [], packages: ['valibot'] },
  rules: { layers: ['contract'], packages: ['lean-qr'] },
  machines: { layers: ['contract', 'rules', 'messages/keys'], packages: ['xstate', 'valibot'] },
  // The tests of the view level read the tables of the design system.
  formal: { layers: [...core, 'src/ui'], packages: '*' },
  // The list of languages is in the contract.
  messages: { layers: ['contract'], packages: ['node:', '@formatjs/icu-messageformat-parser', 'vite'] },
  // The types of the texts' keys.
  'messages/keys': { layers: ['messages'], packages: [] },
  brands: { layers: [], packages: [] },
  // A date field accepts the formats in which pages show dates, which are in the rules.
  'src/ui': { layers: ['brands', 'rules'], packages: '*' },
  'src/i18n': { layers: ['contract', 'rules', 'messages/keys'], packages: '*' },
  'src/api': { layers: ['contract', 'rules', 'machines'], packages: ['idb', 'ky', 'valibot'] },
  'src/runtime': { layers: [...core, 'src/api', 'src/i18n'], packages: ['xstate', 'valibot'] },
  'src/common': { layers: ['brands', ...common], packages: '*' },
  ...Object.fromEntries(features.map((feature) => [feature, { layers: common, packages: '*' as const }])),
  // The footer shows the version from package.json.
  'src/app': { layers: ['package.json', 'brands', ...common, ...features], packages: '*' },
  // The files with which the browser starts the shop.
  src: { layers: ['src/ui', 'src/api', 'src/app'], packages: ['react-dom'] },
  // The description of the API contains the version from package.json.
  server: { layers: ['package.json', 'contract', 'rules', 'messages', 'messages/keys', 'brands'], packages: '*' },
};

const byDepth = Object.keys(layers).toSorted((one, other) => other.length - one.length);

/** The layer of a file; undefined if no layer contains it. */
export const layerOf = (file: string): string | undefined =>
  file.includes('/') ? byDepth.find((layer) => file.startsWith(`${layer}/`)) : file;

const isAllowed = (allowed: Layer['packages'], name: string): boolean =>
  allowed === '*' ||
  name.startsWith('virtual:') ||
  allowed.some((start) => name === start || name.startsWith(start.endsWith(':') ? start : `${start}/`));

/** A message for each imported module that this module's layer must not import. */
export function wrongImportsOf({ file, imports }: Module): readonly string[] {
  const own = layerOf(file);
  const layer = own === undefined ? undefined : layers[own];
  if (own === undefined || layer === undefined) return [`${file} is in no layer`];
  return imports.flatMap((imported) => {
    if ('package' in imported) {
      return isAllowed(layer.packages, imported.package)
        ? []
        : [`${file} must not import the package ${imported.package}`];
    }
    const other = layerOf(imported.file);
    if (other === own || (other !== undefined && layer.layers.includes(other))) return [];
    return [`${file} (${own}) must not import ${imported.file} (${other ?? 'no layer'})`];
  });
}
