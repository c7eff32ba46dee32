import compatibility, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOlder, supportedBrowsers } from '#scripts/supported-browsers.ts';

const root = join(import.meta.dirname, '../../..');
const browsers = supportedBrowsers();
const { builtins } = compatibility.javascript as unknown as { readonly builtins: Record<string, Identifier> };

/** The supported browsers that do not have a feature; null if the compatibility data do not contain the feature. */
function browsersWithout(feature: Identifier | undefined): readonly string[] | null {
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

/** The methods of strings and arrays that some supported browser does not have. */
const lackingMethods = new Set(
  ['Array', 'String', 'TypedArray'].flatMap((owner) =>
    Object.keys(builtins[owner] ?? {}).filter((name) => (browsersWithout(builtins[owner]?.[name])?.length ?? 0) > 0),
  ),
);

/** The static and other methods in a module that some supported browser does not have. */
function unsupportedCalls(code: string): readonly string[] {
  const statics = [...code.matchAll(/\b([A-Z]\w+)\.(\w+)\(/g)].filter(
    ([, owner = '', member = '']) => (browsersWithout(featureOf(owner, member))?.length ?? 0) > 0,
  );
  const methods = [...code.matchAll(/\.(\w+)\(/g)].filter(([, name = '']) => lackingMethods.has(name));
  return [...statics, ...methods].map(([text]) => text);
}

describe('the oldest supported browsers', () => {
  it('have all built-in functions that the client calls', () => {
    const modules = globSync('{contract,rules,machines,src}/**/*.{ts,tsx}', { cwd: root });
    expect(modules.length).toBeGreaterThan(500);
    const found = modules.flatMap((file) =>
      unsupportedCalls(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'Map.groupBy(rows, keyOf)',
    'URL.canParse(text)',
    'AbortSignal.any([])',
    'Promise.withResolvers()',
    'text.toWellFormed()',
  ])('do not have %s, and the test finds this call', (code) => {
    expect(unsupportedCalls(code)).toHaveLength(1);
  });

  it.each(['rows.toSorted()', 'AbortSignal.timeout(1)', 'Object.fromEntries(rows)', 'structuredClone(value)'])(
    'have %s',
    (code) => {
      expect(unsupportedCalls(code)).toEqual([]);
    },
  );
});
