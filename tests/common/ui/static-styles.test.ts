import { runInThisContext } from 'node:vm';
import { css, cva } from 'styled-system/css';
import { describe, expect, it } from 'vitest';
import { withStaticStyles } from '#scripts/static-styles.ts';
import { pickedClasses } from '#ui/theme/picked-classes.ts';

const recipe = cva({
  base: { padding: '4', color: 'ink' },
  variants: {
    variant: { primary: { color: 'primaryText' }, quiet: { padding: '2' } },
    disabled: { true: { opacity: '0.5' }, false: { opacity: '1' } },
  },
  compoundVariants: [{ variant: 'quiet', disabled: true, css: { padding: '0' } }],
  defaultVariants: { variant: 'primary' },
});

/** The value of `made` in a module whose styles the build has computed. */
function made(source: string): unknown {
  const module = withStaticStyles(source, { css, cva }).replace(/^import .*\n/m, '');
  expect(module).not.toMatch(/\b(css|cva)\(/);
  return runInThisContext(`(pickedClasses) => { ${module}\nreturn made; }`)(pickedClasses);
}

const inOrder = (classes: unknown) => String(classes).trim().split(' ').toSorted();

describe('styles computed during the build', () => {
  it('are the same class names as at run time', () => {
    expect(made(`const made = css({ padding: '4', _hover: { color: 'ink' } });`)).toBe(
      css({ padding: '4', _hover: { color: 'ink' } }),
    );
  });

  it('may use a constant of the same module', () => {
    expect(made(`const padded = { padding: '4' };\nconst made = css({ ...padded, color: 'ink' });`)).toBe(
      css({ padding: '4', color: 'ink' }),
    );
    expect(made(`const inside = '& a';\nconst made = css({ [inside]: { color: 'ink' } });`)).toBe(
      css({ '& a': { color: 'ink' } }),
    );
  });

  it.each([
    {},
    { variant: 'quiet' },
    { disabled: true },
    { disabled: false },
    { variant: 'quiet', disabled: true },
    { variant: 'primary', disabled: undefined },
  ] as const)('of a recipe are the same classes as at run time for %j', (props) => {
    const answer = made(`const made = cva(${JSON.stringify(recipe.config)});`);
    if (typeof answer !== 'function')
      throw new Error(`expected a function in place of the recipe, found ${typeof answer}`);
    expect(inOrder(answer(props))).toEqual(inOrder(recipe(props)));
  });
});

it('a call with values that are known only at run time is not changed', () => {
  const source = `export const made = (width) => css({ width });`;
  expect(withStaticStyles(source, { css, cva })).toBe(source);
});
