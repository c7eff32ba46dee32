import react from '@vitejs/plugin-react';
import { spawn } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { pageTemplate } from '#server/platform/static/page-template.ts';

const root = join(import.meta.dirname, '..', '..');

const runScript = (...script: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script.join(' ')} ended with exit code ${code}, expected 0`)),
    );
  });

/** Builds the shop into the folder of `npm run build`; returns that folder. */
export async function buildShop(): Promise<string> {
  await runScript('scripts/build.mjs');
  return join(root, 'dist', 'client');
}

/**
 * Builds a small React page into a folder, with Vite's defaults and compressed like the shop; returns the folder of its
 * files. The server's template of the page is beside it.
 */
export async function buildPage(source: string, folder: string): Promise<string> {
  const outDir = join(folder, 'client');
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  });
  await runScript('scripts/precompress.ts', outDir);
  const template = pageTemplate(outDir);
  await mkdir(dirname(template));
  await copyFile(join(outDir, 'index.html'), template);
  return outDir;
}

/** Builds a React page that contains only an empty form. */
export const buildEmptyApp = (folder: string): Promise<string> =>
  buildPage(join(import.meta.dirname, 'empty-app'), folder);
