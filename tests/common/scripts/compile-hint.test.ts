import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compileHint } from '#scripts/compile-hint.ts';

const modules: Readonly<Record<string, string>> = {
  'entry.js': "import('first.js'); import('other.js'); console.log('entry');",
  'first.js': "import 'shared.js'; import('other.js');",
  'other.js': "import 'shared.js'; import('first.js');",
  'shared.js': "console.log('shared');",
};

/** Builds the modules; returns the code of each built file by its name. */
async function buildFiles(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? id : undefined),
        load: (id) => modules[id],
      },
      compileHint(['first']),
    ],
    build: { write: false, rolldownOptions: { input: 'entry.js' } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code] as const] : [])));
}

it('the hint is the first line of the page’s script and of the named files, before the list that Vite inserts', async () => {
  const files = await buildFiles();
  for (const name of ['entry', 'first']) {
    expect(files.get(name)).toMatch(/^\/\/# allFunctionsCalledOnLoad\nconst __vite__mapDeps/);
  }
  expect(files.get('other')).toMatch(/^const __vite__mapDeps/);
});
