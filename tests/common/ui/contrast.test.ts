import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Brand, brandColours, brandVariables, ink } from '#brands/brand.ts';
import { contrast } from '#brands/contrast.ts';
import { decorations, markPairs, textPairs } from '#ui/theme/colour-pairs.ts';
import { tokens } from '#ui/theme/tokens.ts';
import { usedColours } from './used-colours.ts';

const folder = new URL('../../../brands/', import.meta.url);
const brands: readonly (readonly [string, Brand])[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]);

type Leaf = { readonly value: string };
const colors: Readonly<Record<string, Leaf | Readonly<Record<string, Leaf>>>> = tokens.colors;

function valueOf(path: string): string {
  const [name = '', shade] = path.split('.');
  const colour = colors[name];
  const leaf = shade === undefined ? colour : Object.entries(colour ?? {}).find(([key]) => key === shade)?.[1];
  if (leaf === undefined || !('value' in leaf) || typeof leaf.value !== 'string')
    throw new Error(`expected a colour ${path} in the tokens, but there is none`);
  return leaf.value;
}

const flat = (pairs: typeof textPairs) =>
  Object.entries(pairs).flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

describe.each(brands)('brand %s (SHL-05)', (_file, brand) => {
  const variables: Readonly<Record<string, string>> = brandVariables(brand);
  const colour = (path: string) => {
    const value = valueOf(path);
    const name = /^var\((.+)\)$/.exec(value)?.[1];
    return name === undefined ? value : (variables[name] ?? `missing ${name}`);
  };

  it('names all nine colours as #rrggbb', () => {
    expect(Object.keys(brand.colours).toSorted()).toEqual(brandColours.toSorted());
    for (const value of Object.values(brand.colours)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  });

  const tooFaint = (pairs: typeof textPairs, least: number) =>
    flat(pairs).filter(([front, ground]) => contrast(colour(front), colour(ground)) < least);

  it('makes every text readable on its backgrounds', () => expect(tooFaint(textPairs, 4.5)).toEqual([]));

  it('makes every icon and border distinguishable from its backgrounds', () =>
    expect(tooFaint(markPairs, 3)).toEqual([]));
});

describe('the list of colour pairs', () => {
  const used = usedColours();
  const grounds = new Set([...Object.values(textPairs).flat(), ...Object.values(markPairs).flat()]);
  const known = {
    text: new Set([...Object.keys(textPairs), ...Object.keys(markPairs), ...decorations]),
    ground: new Set([...grounds, ...Object.keys(markPairs), ...decorations]),
    edge: new Set([...Object.keys(markPairs), ...grounds, ...decorations]),
  };

  it("is compared with more than 100 colours and more than 15 pairs from the shop's styles", () => {
    expect(used.colours.length).toBeGreaterThan(100);
    expect(used.pairs.length).toBeGreaterThan(15);
  });

  it('contains every colour that the styles use', () => {
    expect(used.colours.filter(({ part, colour }) => !known[part].has(colour))).toEqual([]);
  });

  it('has no decorative colour that is used for text, except in disabled controls and in one picture', () => {
    const places = used.colours.filter(({ part, colour }) => part === 'text' && decorations.includes(colour));
    expect(places.map(({ place }) => place).toSorted()).toEqual([
      'src/ui/date-picker/calendar.styles.ts',
      'src/ui/date-picker/calendar.styles.ts',
      // The picture for an empty list.
      'src/ui/empty-state/empty-state.tsx',
      'src/ui/icon-button/icon-button.tsx',
    ]);
  });

  it('contains every text colour that the styles put on a background', () => {
    const isListed = ({ text, ground }: (typeof used.pairs)[number]) =>
      textPairs[text]?.includes(ground) === true || markPairs[text]?.includes(ground) === true;
    expect(used.pairs.filter((pair) => !isListed(pair))).toEqual([]);
  });
});

it('the dark text colour is the same in brands and in tokens', () => {
  expect(valueOf('ink')).toBe(ink);
});

it('the contrast is measured as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
