import { globSync } from 'node:fs';
import type { BrowserWindow, Size } from './browser-window.ts';
import { openPuppeteerWindow } from './puppeteer-window.ts';
import { openWebKitWindow } from './webkit-window.ts';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
const firefoxPath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
/** Debian keeps it out of the path, in a folder that has the computer's architecture and the version in its name. */
const miniBrowserPath = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] ?? 'MiniBrowser';

/** The language of a new Firefox is that of the computer, which is not that of the shop's customers. */
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
