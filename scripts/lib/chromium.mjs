import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** It takes a fifth less time than the whole browser, which starts its own interface with each page. */
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

const found = () =>
  [process.env.CHROMIUM_PATH ?? '', ...systemPaths, playwrightPath()].find((path) => path !== '' && existsSync(path));

const isWanted = (path) => path !== undefined && (path === process.env.CHROMIUM_PATH || path === headlessShell);

/** Installs the first of these packages that the computer's package manager knows, if this user may. */
async function aptInstalls(...names) {
  if (process.getuid?.() !== 0 || (await run('apt-get', ['update', '-qq']).catch(() => 1)) !== 0) return;
  for (const name of names) if ((await run('apt-get', ['install', '-y', '-qq', name])) === 0) return;
}

/**
 * Returns the path of a Chromium for the tests: `CHROMIUM_PATH`, the headless shell, which it installs where it can, or
 * another one of the system or of Playwright. Throws if there is none and none can be installed.
 */
export async function findChromium() {
  const present = found();
  if (isWanted(present)) return present;
  console.log('Installing the headless shell of Chromium …');
  await (found() === undefined
    ? aptInstalls('chromium-headless-shell', 'chromium')
    : aptInstalls('chromium-headless-shell'));
  if (found() === undefined) await run('playwright', ['install', 'chromium']);
  const path = found();
  if (path === undefined) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  return path;
}
