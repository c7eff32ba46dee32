import { expect, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** Page object: the page of the pass. */
export const passPage = (page: Page) => {
  const flow = page.locator('[data-flow=offlinePass]');
  const code = page.getByTestId('pass-code');
  return {
    open: () => page.goto('/app/pass'),
    refresh: () => flow.getByRole('button', { name: 'Načíst znovu' }).click(),
    choosePerson: (index: number) => flow.getByLabel('Osoba').selectOption({ index }),
    seeState: (state: string) => expect(flow).toHaveAttribute('data-state', state),
    seeText: (text: string | RegExp) => expect(flow).toContainText(text),
    seeNothingOf: (text: string | RegExp) => expect(flow).not.toContainText(text),
    seeCode: () => expect(code).toBeVisible(),
    /** Sees the whole code without scrolling, on the screen of a small telephone. */
    seeCodeOnFirstScreen: async () => {
      const before = page.viewportSize();
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(code).toBeInViewport({ ratio: 1 });
      if (before !== null) await page.setViewportSize(before);
    },
    /** The address in the QR code, read from a screenshot. */
    readCode: async (): Promise<string> => {
      const { data, info } = await sharp(await code.screenshot())
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
      if (found === null) throw new Error('expected a QR code that can be read, got none');
      return found.data;
    },
    /** The data that the browser stores for this page. */
    readKept: () =>
      page.evaluate(async (path) => {
        const names = await indexedDB.databases();
        const registrations = await navigator.serviceWorker.getRegistrations();
        return {
          databases: names.map(({ name }) => name),
          caches: (await caches.keys()).filter((name) => name.startsWith(`linka${path}:`)),
          workers: registrations.map(({ scope }) => new URL(scope).pathname).toSorted(),
        };
      }, '/app/pass'),
    /** Changes the name in the stored pass, as a person with access to the browser's storage could. */
    alterKept: (from: string, to: string) =>
      page.evaluate(
        async (names) => {
          const answer = <Answer>(request: IDBRequest<Answer>) =>
            new Promise<Answer>((resolve, reject) => {
              request.addEventListener('success', () => resolve(request.result));
              request.addEventListener('error', () => reject(new Error('IndexedDB does not answer')));
            });
          const database = await answer(indexedDB.open('linka-pass', 1));
          const store = () => database.transaction('kept', 'readwrite').objectStore('kept');
          const kept = (await answer(store().get('passes'))) as { passes: { items: { pass: string }[] } };
          for (const item of kept.passes.items) {
            const [header = '', claims = '', signature = ''] = item.pass.split('.');
            const bytes = Uint8Array.from(
              atob(claims.replaceAll('-', '+').replaceAll('_', '/')),
              (sign) => sign.codePointAt(0) ?? 0,
            );
            const text = new TextDecoder().decode(bytes).replace(names.from, names.to);
            const altered = btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
            item.pass = [header, altered.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''), signature].join(
              '.',
            );
          }
          await answer(store().put(kept, 'passes'));
          database.close();
        },
        { from, to },
      ),
  };
};

/** Page object: the page that checks passes. */
export const passVerificationPage = (page: Page) => {
  const flow = page.locator('[data-flow=passVerification]');
  return {
    open: (address = '/verify-pass') => page.goto(address),
    paste: (text: string) => flow.getByRole('textbox', { name: 'Kód nebo adresa z průkazu' }).fill(text),
    check: () => flow.getByRole('button', { name: /^(Ověřit|Zkusit znovu)$/ }).click(),
    startScan: () => flow.getByRole('button', { name: 'Skenovat kamerou' }).click(),
    stopScan: () => flow.getByRole('button', { name: 'Vypnout kameru' }).click(),
    again: () => flow.getByRole('button', { name: 'Ověřit další' }).click(),
    seeState: (state: string) => expect(flow).toHaveAttribute('data-state', state),
    seeValid: (name: string) => expect(flow).toContainText(new RegExp(`Platí.*${name}`, 's')),
    seeRefused: (reason: string) => expect(flow.getByRole('alert')).toContainText(reason),
  };
};
