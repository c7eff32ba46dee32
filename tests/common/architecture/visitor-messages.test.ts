import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDeskMessages, readTesterMessages, readVisitorMessages } from '#messages/compile.ts';
import { staticModules } from './static-modules.ts';
import { textKeysIn } from './text-keys.ts';

const router = /(?:^|\n)import (?!type )[^;]*from '@tanstack\//;

/** The sources of the modules of the first page. */
const modules = staticModules(join(import.meta.dirname, '..', '..', '..', 'src', 'app', 'start.tsx'));
const visitorTexts = readVisitorMessages('cs');

describe("the first page's modules", () => {
  it('use only texts that are loaded before log-in', () => {
    const keys = textKeysIn(modules.values());
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key) => !(key in visitorTexts))).toEqual([]);
  });

  it('do not import the router, which is loaded with the other pages', () => {
    expect([...modules].filter(([, source]) => router.test(source))).toEqual([]);
  });
});

describe("the customer's pages", () => {
  it('use no texts of the desk, which only the staff load', () => {
    const root = join(import.meta.dirname, '..', '..', '..');
    const isOfDesk = (file: string): boolean => /^src\/(?:features|app)\/desk\//.test(file);
    const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !isOfDesk(file));
    const used = new Set(
      sources.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[\w.]+\.[\w.]+/g) ?? []),
    );
    expect(Object.keys(readDeskMessages('cs')).filter((key) => used.has(key))).toEqual([]);
  });

  it('use no texts of the flow map, which only testers load', () => {
    const root = join(import.meta.dirname, '..', '..', '..');
    const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !file.startsWith('src/app/flow-map/'),
    );
    const texts = Object.keys(readTesterMessages('cs'));
    expect(texts.length).toBeGreaterThan(20);
    const code = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    expect(texts.filter((key) => code.includes(key))).toEqual([]);
  });
});
