import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';

/** Chromium without its own background requests. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', ...args],
  });
