import { globSync } from 'node:fs';
import type { BrowserWindow, Size } from './browser-window.ts';
import { openPuppeteerWindow } from './puppeteer-window.ts';
import { openWebKitWindow } from './webkit-window.ts';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
const firefoxPath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
/**
 * Debian does not put the driver into the PATH, but into a folder whose name contains the architecture and the version.
 */
const miniBrowserPath = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] ?? 'MiniBrowser';

/** A new Firefox uses the language of the computer, not the language of the shop's customers. */
const czech = { 'intl.accept_languages': 'cs-CZ, cs' };

const openers: Readonly<Record<Engine, (size: Size) => Promise<BrowserWindow>>> = {
  chromium: (size) =>
    openPuppeteerWindow(
      {
        browser: 'chrome',
        executablePath: chromiumPath,
        args: ['--no-sandbox', '--disable-gpu', '--accept-lang=cs-CZ'],
      },
      size,
    ),
  firefox: (size) =>
    openPuppeteerWindow({ browser: 'firefox', executablePath: firefoxPath, extraPrefsFirefox: czech }, size),
  webkit: (size) => openWebKitWindow(miniBrowserPath(), size),
};

/** Opens a window of a browser with a new profile. */
export const openWindow = (engine: Engine, size: Size): Promise<BrowserWindow> => openers[engine](size);
