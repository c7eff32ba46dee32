import type { Page } from '@playwright/test';

/** Tells the page how much of the running upload was sent, as the device does while a slow network sends it. */
export async function tellProgress(page: Page) {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function sendAndTell(this: XMLHttpRequest, body) {
      window.addEventListener('test:progress', (event) => {
        const loaded = Number((event as CustomEvent<number>).detail);
        this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }));
      });
      send.call(this, body);
    };
  });
  return {
    send: (percent: number) =>
      page.evaluate((detail) => window.dispatchEvent(new CustomEvent('test:progress', { detail })), percent),
  };
}
