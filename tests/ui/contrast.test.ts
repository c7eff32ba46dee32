import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Brand, brandColours, brandVariables, ink } from '../../brands/brand.ts';
import { contrast } from '../../brands/contrast.ts';
import { tokens } from '../../src/ui/theme/tokens.ts';

const folder = new URL('../../brands/', import.meta.url);
const brands: readonly (readonly [string, Brand])[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]);

/** Text colour, then each ground it is put on, by the design system's token names. */
const texts: Readonly<Record<string, readonly string[]>> = {
  ink: ['surface', 'page', 'neutral.50', 'neutral.100'],
  inkSoft: ['surface', 'page', 'neutral.50', 'neutral.100', 'rightPanel'],
  'neutral.0': ['neutral.700', 'neutral.800', 'neutral.900', 'error.mark'],
  'neutral.700': ['neutral.100'],
  surface: ['error.mark', 'error.text'],
  'info.text': ['info.ground'],
  'success.text': ['success.ground'],
  'warning.text': ['warning.ground'],
  'error.text': ['error.ground', 'surface', 'rightPanel'],
  primaryText: ['surface', 'page', 'neutral.50', 'neutral.100', 'rightPanel', 'leftPanelHover', 'defaultButton'],
  onPrimarySystem: ['primarySystem'],
  onSecondarySystem: ['secondarySystem'],
  onPrimary: ['primary'],
  onPrimaryButton: ['primaryButton', 'primaryButtonHover'],
  onWarningButton: ['warningButton', 'warningButtonHover'],
  onConfirmButton: ['confirmButton', 'confirmButtonHover'],
  onDefaultButton: ['defaultButton', 'defaultButtonHover'],
  onRightPanel: ['rightPanel'],
  onLeftPanelHover: ['leftPanelHover'],
};

/** Edges and icons that carry meaning: 3:1 is enough for them. */
const marks: Readonly<Record<string, readonly string[]>> = {
  control: ['surface', 'page'],
  'info.mark': ['info.ground', 'surface'],
  'success.mark': ['success.ground', 'surface'],
  'warning.mark': ['warning.ground', 'surface'],
  'error.mark': ['error.ground', 'surface'],
};

type Leaf = { readonly value: string };
const colors: Readonly<Record<string, Leaf | Readonly<Record<string, Leaf>>>> = tokens.colors;

function valueOf(path: string): string {
  const [name = '', shade] = path.split('.');
  const entry = colors[name];
  const leaf = shade === undefined ? entry : Object.entries(entry ?? {}).find(([key]) => key === shade)?.[1];
  if (leaf === undefined || !('value' in leaf) || typeof leaf.value !== 'string') throw new Error(`no colour ${path}`);
  return leaf.value;
}

describe.each(brands)('brand %s', (_file, brand) => {
  const variables: Readonly<Record<string, string>> = brandVariables(brand);
  const colour = (path: string) => {
    const value = valueOf(path);
    const name = /^var\((.+)\)$/.exec(value)?.[1];
    return name === undefined ? value : (variables[name] ?? `missing ${name}`);
  };
  const pairs = (of: typeof texts) =>
    Object.entries(of).flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

  it('names all nine colours, a logo and its height', () => {
    expect(Object.keys(brand.colours).toSorted()).toEqual(brandColours.toSorted());
    expect(readdirSync(folder)).toContain(brand.logo);
    expect(brand.logoHeight).toBeGreaterThan(0);
  });

  it.each(pairs(texts))('%s is readable on %s', (front, ground) => {
    expect(contrast(colour(front), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(marks))('%s can be told from %s', (front, ground) => {
    expect(contrast(colour(front), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('has one dark text colour, for brands and for tokens', () => {
  expect(valueOf('ink')).toBe(ink);
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
