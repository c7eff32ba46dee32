import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unusedFormatters, withKnownLocales, withoutFormatters } from '../../scripts/lean-intl.ts';

const root = join(import.meta.dirname, '..', '..');

describe('the formatters that browsers load', () => {
  it('are without those that no page uses', () => {
    const code = 'const intl = { formatDate: date.bind(null), formatPlural: plural.bind(null), $t: text.bind(null) };';
    expect(withoutFormatters(code).replaceAll(/\s+/g, ' ')).toBe('const intl = { formatDate: date.bind(null), };');
  });

  it('leave the options of others alone', () => {
    const code = 'const formats = { formatPlural: 1 };';
    expect(withoutFormatters(code)).toBe(code);
  });

  it('are still in the library, and no source asks for those left out', () => {
    const library = readFileSync(join(root, 'node_modules/@formatjs/intl/index.js'), 'utf8');
    const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
    for (const name of unusedFormatters) {
      expect(library).toContain(`${name}: `);
      expect(sources.filter((source) => source.includes(`.${name}(`))).toEqual([]);
    }
  });
});

describe('the languages that browsers are asked about', () => {
  it('are taken as known', () => {
    expect(withKnownLocales('if (!Intl.NumberFormat.supportedLocalesOf(locale).length) warn();')).toBe(
      'if (![locale].flat().length) warn();',
    );
  });

  it('are still asked about by the libraries', () => {
    for (const library of ['@formatjs/intl', 'intl-messageformat']) {
      const code = readFileSync(join(root, 'node_modules', library, 'index.js'), 'utf8');
      expect(code).toContain('.supportedLocalesOf(');
      expect(withKnownLocales(code)).not.toContain('.supportedLocalesOf(');
    }
  });
});
