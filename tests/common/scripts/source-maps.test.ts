import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { compileHint } from '#scripts/compile-hint.ts';
import { separateSourceMaps } from '#scripts/source-maps.ts';
import { staticStyles } from '#scripts/static-styles.ts';
import { stripDefinitions } from '#scripts/strip-definitions.ts';

const machine = `import { css } from 'styled-system/css';

const looks = css({
  color: 'red',
  display: 'flex',
});
const createMachine = (definition) => definition;
export const orderMachine = createMachine({
  states: {
    paid: {
      description: 'All is paid.',
      meta: {
        requirements: ['PAY-01'],
        scenarios: ['A customer pays.'],
      },
    },
  },
});
export function pay() {
  throw new Error(looks + Object.keys(orderMachine.states).join());
}
`;

const root = mkdtempSync(join(tmpdir(), 'maps-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Builds a module as the shop is built, and calls it; returns its file and the position of its error. */
async function buildAndFail() {
  writeFileSync(join(root, 'order.machine.ts'), machine);
  writeFileSync(join(root, 'start.ts'), "export { pay } from './order.machine.ts';");
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { 'styled-system': join(import.meta.dirname, '../../../styled-system') } },
    plugins: [staticStyles(), stripDefinitions(), separateSourceMaps(), compileHint([])],
    build: {
      outDir: 'client',
      sourcemap: 'hidden',
      rolldownOptions: { input: join(root, 'start.ts'), preserveEntrySignatures: 'strict' },
    },
  });
  const [file = ''] = globSync('client/assets/*.js', { cwd: root });
  const { pay } = (await import(pathToFileURL(join(root, file)).href)) as { readonly pay: () => void };
  try {
    pay();
  } catch (error) {
    const [, line, column] = /\.js:(\d+):(\d+)/.exec((error as Error).stack ?? '') ?? [];
    return { file, line: Number(line), column: Number(column) };
  }
  throw new Error('expected the module to fail');
}

it('the source map of the build maps the position of an error to the line in the source (ERR-01)', async () => {
  const { file, line, column } = await buildAndFail();
  const kept = join(root, 'source-maps/assets', basename(file));
  const map = new SourceMap(JSON.parse(readFileSync(`${kept}.map`, 'utf8')) as SourceMapPayload);
  const entry = map.findEntry(line - 1, column - 1);
  expect(entry).toMatchObject({ originalLine: machine.split('\n').findIndex((text) => text.includes('throw')) });
  expect('originalSource' in entry && basename(entry.originalSource)).toBe('order.machine.ts');
  // The served files include no source maps and do not refer to them.
  expect(globSync('client/**/*.map', { cwd: root })).toEqual([]);
  expect(readFileSync(join(root, file), 'utf8')).not.toContain('sourceMappingURL');
  expect(readFileSync(kept, 'utf8')).toBe(readFileSync(join(root, file), 'utf8'));
});
