// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#brands/brand.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'brands');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const files = readdirSync(folder);
const brands: readonly (readonly [string, Brand])[] = files
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file.replace('.json', ''), JSON.parse(read(file))]);
const allowedElements = new Set(['svg', 'title', 'g', 'path', 'circle', 'rect']);

describe('the brands', () => {
  it('are thirteen, with the default brand', () => {
    expect(brands).toHaveLength(13);
    expect(brands.map(([id]) => id)).toContain('default');
  });

  it('each have a different name and a different logo', () => {
    expect(new Set(brands.map(([, { name }]) => name)).size).toBe(brands.length);
    const logos = brands.map(([, { logo }]) => logo).toSorted();
    expect(logos).toEqual(files.filter((file) => file.endsWith('.svg')).toSorted());
  });

  it('have logos of 120 px height, except two logos of 200 px', () => {
    const heights = brands.map(([, { logoHeight }]) => logoHeight).toSorted((one, other) => one - other);
    expect(heights).toEqual([...Array<number>(11).fill(120), 200, 200]);
  });
});

describe.each(brands)('the logo of %s', (_id, { logo, logoWidth, logoHeight, name }) => {
  const parsed = new DOMParser().parseFromString(read(logo), 'image/svg+xml');
  const elements = [...parsed.querySelectorAll('*')];

  it('is well-formed SVG with the name of the operator', () => {
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(parsed.querySelector('title')?.textContent).toBe(name);
  });

  it("has the size that is in the brand's file", () => {
    const [, , ...size] = (parsed.documentElement.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect(size).toEqual([logoWidth, logoHeight]);
    expect(logoWidth).toBeLessThanOrEqual(320);
  });

  it('contains only shapes: no script, no external resource', () => {
    expect([...new Set(elements.map(({ tagName }) => tagName))].filter((tag) => !allowedElements.has(tag))).toEqual([]);
    const suspicious = elements
      .flatMap((element) => [...element.attributes])
      .filter(
        ({ name: attribute, value }) => attribute !== 'xmlns' && /^on|href|style|:/i.test(`${attribute} ${value}`),
      );
    expect(suspicious.map(({ name: attribute, value }) => `${attribute}=${value}`)).toEqual([]);
  });
});
