import type { Page } from '@playwright/test';

/** Sends progress events of the running upload to the page, as the browser does on a slow network. */
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
