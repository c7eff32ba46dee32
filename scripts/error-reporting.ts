import { basename, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildTarget } from './supported-browsers.ts';

const entry = join(import.meta.dirname, '../src/app/error-reporting/begin-reporting.ts');

/** The end of the part of the page that the reference server removes if no receiver is configured. */
const end = '<!--/reporting-->';

/** Builds the error reporting with Sentry's package, without the parts that the shop does not use. */
async function buildReporting(sourcemap: boolean): Promise<Rolldown.RolldownOutput> {
  return (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __SENTRY_DEBUG__: 'false',
      __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
      __RRWEB_EXCLUDE_IFRAME__: 'true',
      __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
    },
    build: {
      write: false,
      target: buildTarget(),
      modulePreload: false,
      sourcemap: sourcemap && 'hidden',
      rolldownOptions: { input: entry, output: { entryFileNames: 'assets/[name]-[hash].js' } },
    },
  })) as Rolldown.RolldownOutput;
}

/**
 * Builds the error reporting (ERR-01) separately, so that the shop's own files do not depend on it, and inserts it into
 * the page. Also writes an empty configuration file beside the page: an operator with another server than ours fills it
 * in.
 */
export function errorReporting(): Plugin {
  let hasMaps = false;
  return {
    name: 'error-reporting',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    configResolved: (config) => {
      hasMaps = config.build.sourcemap !== false;
    },
    async generateBundle(_, bundle) {
      const pages = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.html'));
      const { output } = await buildReporting(hasMaps);
      for (const file of output)
        this.emitFile({
          type: 'asset',
          fileName: file.fileName,
          source: file.type === 'chunk' ? file.code : file.source,
        });
      this.emitFile({ type: 'asset', fileName: 'config.json', source: '{}\n' });
      const begin = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
      if (begin === undefined) throw new Error(`expected a file of ${basename(entry)}, but there is none`);
      const script = `<script type="module" crossorigin src="/${begin}"></script>`;
      for (const page of pages) if (page.type === 'asset') page.source = String(page.source).replace(end, script + end);
    },
  };
}
