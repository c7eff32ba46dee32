import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** The headless shell is the first one, since it needs less time and memory than the whole browser. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

function playwrightPath() {
  const answer = spawnSync(
    'node',
    ['-e', "process.stdout.write(require('@playwright/test').chromium.executablePath())"],
    {
      encoding: 'utf8',
    },
  );
  return answer.status === 0 ? answer.stdout : '';
}

const found = () =>
  [process.env.CHROMIUM_PATH ?? '', ...systemPaths, playwrightPath()].find((path) => path !== '' && existsSync(path));

/**
 * Returns the path of a Chromium for the tests: `CHROMIUM_PATH`, the system's or Playwright's; if there is none, it
 * installs one with Playwright or apt. Throws if that fails too.
 */
export async function findChromium() {
  const present = found();
  if (present !== undefined) return present;
  console.log('No Chromium found; trying to install one …');
  if ((await run('playwright', ['install', 'chromium'])) === 0 && found() !== undefined) return found();
  if (process.getuid?.() === 0 && (await run('apt-get', ['update', '-qq'])) === 0) {
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (found() === undefined) await run('apt-get', ['install', '-y', '-qq', name]);
    }
  }
  const path = found();
  if (path === undefined) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  return path;
}
