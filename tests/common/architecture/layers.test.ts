import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, moduleOf, modulesBelow } from '#scripts/lib/imports.ts';
import { cyclesIn } from './cycles.ts';
import { layerOf, layers, wrongImportsOf } from './layers.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const modules = modulesBelow('contract', 'rules', 'machines', 'formal', 'messages', 'brands', 'src', 'server');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the layers', () => {
  it.each(Object.keys(layers))('contain at least one module in %s', (layer) => {
    expect(modules.filter(({ file }) => layerOf(file) === layer).length).toBeGreaterThan(0);
  });

  it('import only from layers that the table allows', () => expect(modules.flatMap(wrongImportsOf)).toEqual([]));

  it('have no import cycles between modules', () => {
    expect(cyclesIn(new Map(modules.map((module) => [module.file, filesOf(module)])))).toEqual([]);
  });

  it('import the models and their helper modules only in the models and in formal', () => {
    const isOfModels = (file: string) =>
      /^machines\/.+\/model\//.test(file) ||
      ['machines/common/call-outcomes.ts', 'machines/common/refusals-of.ts'].includes(file);
    const importing = modules.filter((module) => filesOf(module).some(isOfModels));
    const others = importing.map(({ file }) => file).filter((file) => !isOfModels(file) && !file.startsWith('formal/'));
    expect(others).toEqual([]);
  });

  it('import the code that explores machines only in formal, tests, gallery, bench and scripts', () => {
    const importing = modules.filter((module) => filesOf(module).some((file) => file.startsWith('formal/')));
    expect(importing.map(({ file }) => file).filter((file) => !file.startsWith('formal/'))).toEqual([]);
  });

  it('import no tests of the exploration into the gallery, the bench and the scripts', () => {
    const using = modulesBelow('gallery', 'bench', 'scripts').filter(({ file }) => !file.includes('/template/'));
    const importing = using.filter((module) => filesOf(module).some((file) => file.startsWith('tests/common/formal/')));
    expect(importing.map(({ file }) => file)).toEqual([]);
  });

  it('import a module from the root, as in #rules/…, if a relative path would go up three folders', () => {
    const files = [...modules, ...modulesBelow('tests', 'e2e', 'gallery', 'bench', 'scripts')].map(({ file }) => file);
    expect(files.filter((file) => /(?:from|import\() ?'(?:\.\.\/){3}/.test(textOf(file)))).toEqual([]);
  });

  it('have no file with more than 400 lines', () => {
    expect(modules.map(({ file }) => file).filter((file) => textOf(file).split('\n').length > 401)).toEqual([]);
  });

  it('read the system time and make random numbers only in the clocks', () => {
    const systemCalls = /Date\.now\(\)|new Date\(\)|DateTime\.(now|local|utc)\(\)|Math\.random\(\)/;
    const clocks = new Set([
      'server/platform/time/clock.ts',
      'src/runtime/pass-clock.ts',
      'src/runtime/resume-detection.ts',
    ]);
    const callers = modules.map(({ file }) => file).filter((file) => systemCalls.test(textOf(file)));
    expect(new Set(callers)).toEqual(clocks);
  });
});

describe('a forbidden import', () => {
  const problems = (file: string, code: string) => wrongImportsOf(moduleOf(file, code)).length;
  const wrong: readonly (readonly [file: string, specifier: string])[] = [
    ['contract/values.ts', '../rules/age.ts'],
    ['rules/age.ts', '#machines/common/failure.ts'],
    ['rules/age.ts', 'xstate'],
    ['machines/purchase/cart/cart.machine.ts', '#runtime/shop.ts'],
    ['machines/purchase/cart/cart.machine.ts', 'react'],
    ['src/ui/button/button.tsx', '../../i18n/money.tsx'],
    ['src/ui/button/button.tsx', '#contract/values.ts'],
    ['src/i18n/texts.ts', '../runtime/stored.ts'],
    ['src/i18n/texts.ts', '#api/call.ts'],
    ['src/api/call.ts', '../runtime/token.ts'],
    ['src/api/call.ts', 'react'],
    ['src/runtime/shop.ts', '#common/shop-context.tsx'],
    ['src/runtime/shop.ts', 'react'],
    ['src/runtime/shop.ts', 'ky'],
    ['src/common/shop-context.tsx', '../app/create-shop.ts'],
    ['src/common/shop-context.tsx', '#features/purchase/cart/cart.actors.ts'],
    ['src/features/account/user-account/card-detail.tsx', '../../purchase/cart/cart-view.tsx'],
    ['src/features/account/user-account/card-detail.tsx', '#features/card-application/photo/photo.actors.ts'],
    ['src/features/links/account-links/use-link-columns.tsx', '#app/router/router.tsx'],
    ['src/app/app.tsx', '#server/platform/time/clock.ts'],
    ['src/app/app.tsx', '../main.ts'],
    ['src/main.ts', './features/visitor/login/login-screen.tsx'],
    ['server/platform/time/clock.ts', '#runtime/clock.ts'],
    ['server/platform/time/clock.ts', '#machines/common/failure.ts'],
  ];

  it.each(wrong)('is found in every syntax if %s imports %s', (file, specifier) => {
    expect(problems(file, `import { x } from '${specifier}';`)).toBe(1);
    expect(problems(file, `import type { X } from "${specifier}";`)).toBe(1);
    expect(problems(file, `export * from '${specifier}';`)).toBe(1);
    expect(problems(file, `export { x } from '${specifier}';`)).toBe(1);
    expect(problems(file, `import '${specifier}';`)).toBe(1);
    expect(problems(file, `const later = () => import('${specifier}');`)).toBe(1);
    expect(problems(file, `type X = import('${specifier}').X;`)).toBe(1);
  });

  it('is found if one of the two files is in no layer', () => {
    expect(problems('src/app/app.tsx', "import '../../elsewhere/x.ts';")).toBe(1);
    expect(problems('elsewhere/x.ts', '')).toBe(1);
  });

  it('is found if it closes a cycle', () => {
    expect(
      cyclesIn(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a', 'd']],
        ]),
      ),
    ).toEqual(['a → b → c → a']);
  });
});
