import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** The headless shell takes a fifth less time than the whole browser, which starts its own interface with each page. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const systemPaths = [headlessShell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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

const findInstalled = () =>
  [process.env.CHROMIUM_PATH ?? '', ...systemPaths, playwrightPath()].find((path) => path !== '' && existsSync(path));

const isWanted = (path) => path !== undefined && (path === process.env.CHROMIUM_PATH || path === headlessShell);

/** Installs the first of these packages that the package manager can install, if the user is root. */
async function aptInstalls(...names) {
  if (process.getuid?.() !== 0 || (await run('apt-get', ['update', '-qq']).catch(() => 1)) !== 0) return;
  for (const name of names) if ((await run('apt-get', ['install', '-y', '-qq', name])) === 0) return;
}

/**
 * Returns the path of a Chromium for the tests: `CHROMIUM_PATH`, or the headless shell, which it installs if possible,
 * or another Chromium of the system or of Playwright. Throws if no Chromium is found or can be installed.
 */
export async function findChromium() {
  const present = findInstalled();
  if (isWanted(present)) return present;
  console.log('Installing the headless shell of Chromium …');
  await (findInstalled() === undefined
    ? aptInstalls('chromium-headless-shell', 'chromium')
    : aptInstalls('chromium-headless-shell'));
  if (findInstalled() === undefined) await run('playwright', ['install', 'chromium']);
  const path = findInstalled();
  if (path === undefined) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  return path;
}
