import { describe, expect, it } from 'vitest';
import { brandColours, brandVariables } from '#brands/brand.ts';
import { contrast, mix } from '#brands/contrast.ts';
import defaultBrand from '#brands/default.json' with { type: 'json' };

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0a0a0a', '#000000', 1.06],
    ['#404040', '#000000', 2.03],
    ['#ff0000', '#ffffff', 4],
    ['#00ff00', '#ffffff', 1.37],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s on %s is %d to 1, as WCAG 2.2 defines it, in either order', (one, other, ratio) => {
    expect([contrast(one, other), contrast(other, one)].map((each) => Number(each.toFixed(2)))).toEqual([ratio, ratio]);
  });

  it('can be changed by mixing a share of one colour into another', () => {
    expect([mix('#000000', '#ffffff', 0.5), mix('#102030', '#ffffff', 0)]).toEqual(['#808080', '#102030']);
  });
});

describe("a brand's text in the primary colour", () => {
  const ground = '#8c8c8c';

  it.each(['rightPanelBackground', 'leftPanelHover', 'defaultButton'] as const)('is readable on its %s', (name) => {
    const colours = { ...defaultBrand.colours, [name]: ground };
    const text = brandVariables({ ...defaultBrand, colours })['--brand-primary-text'] ?? '';
    expect(contrast(defaultBrand.colours.primary, ground)).toBeLessThan(4.5);
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

it('a brand sets each colour, the text colour on it, and another shade for a pressed element', () => {
  const variables = brandVariables(defaultBrand);
  expect(Object.keys(variables)).toHaveLength(1 + 3 * brandColours.length);
  expect(variables['--brand-primary-button']).toBe(defaultBrand.colours.primaryButton);
  expect(variables['--brand-primary-button-hover']).not.toBe(defaultBrand.colours.primaryButton);
});
