import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownLocales, withKnownLocales } from '#scripts/known-locales.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The code of the module at this path after the plugin; undefined if the plugin does not change it. */
function transformed(code: string, path: string): string | undefined {
  const { transform } = knownLocales();
  if (typeof transform !== 'function')
    throw new Error('expected that the plugin has a function `transform`, but it has none');
  const result = transform.call({} as never, code, join(root, path), {} as never) as { code: string } | undefined;
  return result?.code;
}

describe('the check whether the browser supports a locale', () => {
  it('is replaced by a list that contains the locale itself', () => {
    expect(withKnownLocales('if (!Intl.NumberFormat.supportedLocalesOf(locale).length) warn();')).toBe(
      'if (![locale].flat().length) warn();',
    );
  });

  it('is replaced by one list of all locales if the call names several', () => {
    expect(withKnownLocales("Intl.NumberFormat.supportedLocalesOf(['cs', 'en'], {})")).toBe("[['cs', 'en']].flat()");
  });

  it.each(['@formatjs/intl', 'intl-messageformat'])('is removed from %s', (library) => {
    const path = join('node_modules', library, 'index.js');
    const code = readFileSync(join(root, path), 'utf8');
    expect(code).toContain('.supportedLocalesOf(');
    expect(transformed(code, path)).not.toContain('.supportedLocalesOf(');
  });

  it("is kept in the shop's own modules", () => {
    expect(transformed('Intl.NumberFormat.supportedLocalesOf(locale);', 'src/x.ts')).toBeUndefined();
  });
});
