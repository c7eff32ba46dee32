import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { withoutParser } from '#scripts/without-parser.ts';

const source = "export { parse } from '@formatjs/icu-messageformat-parser'";
/** The beginning of the message of a parser that was left out. */
const leftOut = "You're trying to format an uncompiled message";

/** The built code of a module that imports the parser. */
async function codeOf(name: string): Promise<string> {
  const entry = join(import.meta.dirname, name);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'module',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : null),
      },
      withoutParser(),
    ],
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'built' } },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return output[0].code;
}

test.each([
  ['src/i18n/parse-text.ts', false],
  ['src/i18n/texts.ts', true],
])('the parser is left out of the built module %s: %s', async (name, isLeftOut) => {
  expect((await codeOf(name)).includes(leftOut)).toBe(isLeftOut);
});
