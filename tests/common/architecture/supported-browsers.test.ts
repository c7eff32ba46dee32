import compatibility, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOlder, supportedBrowsers } from '#scripts/supported-browsers.ts';

const root = join(import.meta.dirname, '../../..');
const browsers = supportedBrowsers();
const { builtins } = compatibility.javascript as unknown as { readonly builtins: Record<string, Identifier> };

/** The supported browsers that lack something; null if nothing is known of it. */
function lackOf(feature: Identifier | undefined): readonly string[] | null {
  const support = feature?.['__compat']?.support;
  if (support === undefined) return null;
  return browsers.flatMap(({ name, oldest }) => {
    const known = support[name];
    const has = [known ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, flags }) =>
          typeof added === 'string' &&
          added !== 'preview' &&
          (typeof removed !== 'string' || isOlder(oldest, removed)) &&
          flags === undefined &&
          !isOlder(oldest, added.replace('≤', '')),
      );
    return has ? [] : [name];
  });
}

const featureOf = (owner: string, member: string): Identifier | undefined =>
  builtins[owner]?.[member] ?? compatibility.api[owner]?.[`${member}_static`];

/** The methods of texts and lists that a supported browser lacks. */
const lackingMethods = new Set(
  ['Array', 'String', 'TypedArray'].flatMap((owner) =>
    Object.keys(builtins[owner] ?? {}).filter((name) => (lackOf(builtins[owner]?.[name])?.length ?? 0) > 0),
  ),
);

/** What some supported browser lacks of what a module uses by name. */
function lacking(code: string): readonly string[] {
  const statics = [...code.matchAll(/\b([A-Z]\w+)\.(\w+)\(/g)].filter(
    ([, owner = '', member = '']) => (lackOf(featureOf(owner, member))?.length ?? 0) > 0,
  );
  const methods = [...code.matchAll(/\.(\w+)\(/g)].filter(([, name = '']) => lackingMethods.has(name));
  return [...statics, ...methods].map(([text]) => text);
}

describe('the oldest supported browsers', () => {
  it('have what the client uses by name', () => {
    const modules = globSync('{contract,rules,machines,src}/**/*.{ts,tsx}', { cwd: root });
    expect(modules.length).toBeGreaterThan(500);
    const found = modules.flatMap((file) =>
      lacking(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'Map.groupBy(rows, keyOf)',
    'URL.canParse(text)',
    'AbortSignal.any([])',
    'Promise.withResolvers()',
    'text.toWellFormed()',
  ])('lack %s, which the test finds', (code) => {
    expect(lacking(code)).toHaveLength(1);
  });

  it.each(['rows.toSorted()', 'AbortSignal.timeout(1)', 'Object.fromEntries(rows)', 'structuredClone(value)'])(
    'have %s',
    (code) => {
      expect(lacking(code)).toEqual([]);
    },
  );
});
