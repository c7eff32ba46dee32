import type { Page } from '@playwright/test';

/** Tells the page how much of the running upload was sent, as the device does while a slow network sends it. */
export async function tellProgress(page: Page) {
  await page.addInitScript(() => {
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: Document | XMLHttpRequestBodyInit | null): void {
        window.addEventListener('test:progress', (event) => {
          const { detail: loaded } = event as CustomEvent<number>;
          this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }));
        });
        super.send(body);
      }
    };
  });
  return {
    send: (percent: number) =>
      page.evaluate((detail) => window.dispatchEvent(new CustomEvent('test:progress', { detail })), percent),
  };
}
