import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '#tests/common/server/support/free-port.ts';
import { untilReady } from '../../support/until-ready.ts';
import type { BrowserWindow, Size } from './browser-window.ts';

const keys = { Backspace: Key.BACK_SPACE, Enter: Key.ENTER, Tab: Key.TAB };

/** Without the second argument, a page may not open a window by itself. */
const browserArguments = ['--automation', '--javascript-can-open-windows-automatically=true'];
const patience = 30_000;

/** Opens a second window without bars: MiniBrowser's bars do not fit into 360 px and make the window wider. */
async function openBareWindow(driver: WebDriver, { width, height }: Size): Promise<void> {
  const first = await driver.getWindowHandle();
  const others = async () => (await driver.getAllWindowHandles()).filter((handle) => handle !== first);
  const features = `width=${width},height=${height},menubar=no,toolbar=no,location=no`;
  await driver.executeScript(`window.open('about:blank', '', '${features}')`);
  await driver.wait(async () => (await others()).length === 1, patience);
  for (const bare of await others()) await driver.switchTo().window(bare);
  const measure = () => driver.executeScript<number>('return window.innerWidth');
  await driver.wait(async () => (await measure()) === width, patience, `the window did not become ${width} px wide`);
}

/** Opens WebKitGTK's MiniBrowser with a new WebKitWebDriver, because one driver can have only one session. */
export async function openWebKitWindow(binary: string, size: Size): Promise<BrowserWindow> {
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
  const failed = new Promise<never>((_, reject) => service.once('error', reject));
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: browserArguments },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(`${address}/status`, failed);
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await openBareWindow(driver, size);
  const found = () => driver.executeScript<WebElement>('return window.found');
  return {
    open: (url) => driver.get(url),
    run: (body, ...args) => driver.executeScript(body, ...args),
    click: async () => (await found()).click(),
    upload: async (path) => (await found()).sendKeys(path),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    screenshot: async (path) => writeFile(path, await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().finally(() => service.kill());
    },
  };
}
