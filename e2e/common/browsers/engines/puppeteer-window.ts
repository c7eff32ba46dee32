import { type ElementHandle, launch, type LaunchOptions } from 'puppeteer-core';
import type { BrowserWindow, Size } from './browser-window.ts';

/** Opens Chromium, or Firefox, which supports WebDriver BiDi itself and needs no driver. */
export async function openPuppeteerWindow(options: LaunchOptions, size: Size): Promise<BrowserWindow> {
  const browser = await launch({ ...options, headless: true, defaultViewport: size });
  // In the page that Firefox opens by itself, fields get no focus and blur events.
  const page = await browser.newPage();
  await page.setViewport(size);
  const found = async () => {
    const element = (await page.evaluateHandle('window.found')).asElement();
    if (element === null) throw new Error('expected an element in window.found, got none');
    return element as ElementHandle<HTMLInputElement>;
  };
  return {
    open: async (url) => void (await page.goto(url)),
    run: (body, ...args) => page.evaluate(`(function () {${body}}).apply(null, ${JSON.stringify(args)})`),
    click: async () => (await found()).click(),
    upload: async (path) => (await found()).uploadFile(path),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async (path) => void (await page.screenshot({ path })),
    close: () => browser.close(),
  };
}
