import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { filesBehindLogin } from '#scripts/files-behind-login.ts';

const modules: Readonly<Record<string, string>> = {
  '/start.js': "import('/pages.js'); import('/cart.js');",
  '/pages.js': "import '/shared.js'; import '/pages.css'; import('/cart.js'); console.log('pages');",
  '/pages.css': 'main { color: red }',
  '/cart.js': "import '/shared.js'; import '/item.js'; import('/pages.js'); console.log('cart');",
  '/item.js': "console.log('item');",
  '/shared.js': "console.log('shared');",
};

async function content(always: readonly string[], pages: Readonly<Record<string, string>>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in modules || id.endsWith('.html') ? id : undefined),
        load: (id) =>
          id.endsWith('.html') ? '<title>x</title><script type="module" src="/start.js"></script>' : modules[id],
      },
      filesBehindLogin(always, pages),
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: '/index.html',
        output: {
          chunkFileNames: 'assets/[name].js',
          assetFileNames: 'assets/[name][extname]',
          codeSplitting: { groups: [{ name: 'shared', test: /^\/shared\.js$/ }] },
        },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const page = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.html'));
  const source = page?.type === 'asset' ? String(page.source) : '';
  return /<meta name="files" content="([^"]*)">/.exec(source)?.[1] ?? '';
}

describe('the list of the files behind log-in', () => {
  it('contains the scripts and styles that all these pages need, then the additional files of each page', async () => {
    expect(await content(['/pages.js'], { '/app/cart': '/cart.js' })).toBe(
      'pages.js shared.js pages.css;/app/cart cart.js',
    );
  });

  it('cannot be made if a module is in no built file', async () => {
    await expect(content(['/gone.js'], {})).rejects.toThrow('expected a file with the module /gone.js');
  });
});
