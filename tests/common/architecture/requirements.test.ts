import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { numbersIn, requirementFiles } from '#gallery/requirements.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const listed = requirementFiles
  .map(textOf)
  .flatMap((text) => [...text.matchAll(/^- ([A-Z\d]+-\d+)\b/gm)].map(([, number = '']) => number));

const folders = 'bench,brands,contract,docs,e2e,formal,gallery,machines,messages,rules,scripts,server,src,tests';

/** The repository's texts, except this file, which contains the patterns that other files must not contain. */
const texts = globSync([`{${folders}}/**/*.{ts,tsx,mjs,md,json,css,html,yml,txt}`, '*.{ts,mjs,md}'], { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== 'tests/common/architecture/requirements.test.ts')
  .map((file) => ({ file, text: textOf(file) }));

/**
 * Texts that look like requirement numbers but are something else: names of encodings, and examples of the generator.
 */
const others: ReadonlySet<string> = new Set(['UTF-16', 'XXX-00']);

/** Patterns of citations from documents that are not in the project, or from their sections. */
const foreign = [
  /(?:first|second|operator's two|both) specifications?\b/gi,
  /\bspecifications?,? (?:section )?\d/gi,
  /\bsections? \d/gi,
  /\bgateways?'? facts\b/gi,
  /^.*(?:\/\*\*|^ *\*|\/\/).*\((?:first|second|\d{1,2}\.\d{1,2})(?:[,;] [^)]*)?\).*$/gm,
] as const;

/**
 * A comment's text without the stars at the beginnings of its lines, so that a citation may continue in the next line.
 */
const withoutStars = (text: string): string => text.replaceAll(/\n *\* /g, ' ');

describe('the numbered requirements', () => {
  it('have unique numbers', () => {
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter((number, index) => listed.indexOf(number) !== index)).toEqual([]);
  });

  it('include every number that a file cites', () => {
    const cited = texts
      .filter(({ file }) => !file.startsWith('tests/common/gallery/'))
      .flatMap(({ file, text }) => [...new Set(numbersIn(text))].map((number) => [number, file] as const));
    expect(cited.length).toBeGreaterThan(1000);
    expect(cited.filter(([number]) => !listed.includes(number) && !others.has(number))).toEqual([]);
  });

  it('include every number that a state of a machine names', () => {
    const named = texts
      .filter(({ file }) => file.startsWith('machines/'))
      .flatMap(({ text }) => [...text.matchAll(/requirements: \[([^\]]*)\]/g)])
      .flatMap(([, names = '']) => [...names.matchAll(/'([^']*)'/g)].map(([, name = '']) => name));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('are the only citations in code, tests and documents: no file cites a document that is not in the repository', () => {
    const found = texts.flatMap(({ file, text }) =>
      foreign.flatMap((words) => [...withoutStars(text).matchAll(words)].map(([citation]) => `${file}: ${citation}`)),
    );
    expect(found).toEqual([]);
  });
});
