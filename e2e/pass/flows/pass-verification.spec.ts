import type { Page, Route } from '@playwright/test';
import { passKeysPath, type PassKeys } from '#contract/entities/pass.ts';
import { newDeviceKey } from '#features/pass/signatures.ts';
import { adultClaims } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import { passVerificationModel } from '#machines/pass/pass-verification/model/pass-verification.model.ts';
import { codeAddress } from '#rules/pass-code.ts';
import { createAuthority, drawCode } from '#tests/pass/features/pass-authority.ts';
import { runFlowInBrowser, type IsFeasibleIn } from '../../common/support/run-flow.ts';
import { test } from '../../common/support/test.ts';
import { passVerificationPage } from '../pages/pass.page.ts';

// Playwright holds the answer with the keys; it would not see a call that a service worker makes.
test.use({ serviceWorkers: 'block' });

const minute = 60_000;

/** How many milliseconds the server's clock is ahead of the time when the code was made. */
const later: Readonly<Record<string, number>> = { codeOld: 5 * minute, old: 25 * 60 * minute };

/**
 * Left out: the outcomes that depend on the content of the code, because each path checks the same code. Unit tests
 * check these outcomes.
 */
const leftOut = new Set(['otherDevice', 'noTicket']);
const isFeasible: IsFeasibleIn<typeof passVerificationModel> = (step) =>
  step.kind !== 'outcome' || !leftOut.has(step.outcomeName);

/** Gives the page a simulated camera, which fails or sees a code, as the test decides. */
async function giveCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { code?: string; works?: boolean; decide?: (works: boolean) => void } = {};
    const canvas = document.createElement('canvas');
    const detector = class {
      detect = async () => (seen.code === undefined ? [] : [{ rawValue: seen.code }]);
    };
    const getUserMedia = async () => {
      const works = seen.works ?? (await new Promise<boolean>((resolve) => Object.assign(seen, { decide: resolve })));
      if (!works) throw new Error('there is no camera');
      canvas.getContext('2d');
      return canvas.captureStream(10);
    };
    Object.defineProperty(window, 'BarcodeDetector', { value: detector });
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
    window.addEventListener('camera', (event) => {
      const code = event instanceof CustomEvent ? (event.detail as string | null) : null;
      if (code !== null) seen.code = code;
      seen.works = code !== null;
      seen.decide?.(seen.works);
    });
    window.addEventListener('cameraOff', () => {
      delete seen.code;
      delete seen.works;
      delete seen.decide;
    });
  });
}

const tellCamera = (page: Page, code: string | null) =>
  page.evaluate((detail) => window.dispatchEvent(new CustomEvent('camera', { detail })), code);

runFlowInBrowser<typeof passVerificationModel>({
  model: passVerificationModel,
  needsExtension: true,
  isFeasible,
  drive: async ({ page, server, input }) => {
    const verification = passVerificationPage(page);
    const [authority, forger] = [await createAuthority(), await createAuthority()];
    const device = await newDeviceKey();
    const drawnAt = Date.now();
    const today = new Date(drawnAt).toISOString().slice(0, 10);
    const pass = await authority.issue(device, {
      iss: server.url,
      iat: Math.floor(drawnAt / 1000),
      exp: Math.floor(drawnAt / 1000) + 86_400,
      tkt: [['30denní', ['100'], '2020-01-01', '2090-01-01']],
      cex: `2090${today.slice(4)}`,
      nam: adultClaims.nam,
    });
    // Two signatures of the same text always differ, so that each address is new.
    const newAddress = async () => codeAddress(server.url, await drawCode(device, pass, drawnAt));
    if (input === 'bare') await giveCamera(page);

    const requests: PromiseWithResolvers<Route>[] = [];
    const request = (index: number) => (requests[index] ??= Promise.withResolvers<Route>());
    let arrived = 0;
    await page.route(`**${passKeysPath}`, (route) => {
      request(arrived).resolve(route);
      arrived += 1;
    });
    // The number of requests for the keys that the path has caused: one when a page without a code opens, and one for
    // each check. Some of them may not have arrived yet.
    let requestCount = input === 'linked' ? 0 : 1;
    const answerWith = async (route: Route, { keys }: PassKeys, now: number) =>
      route.fulfill({
        json: { issuer: server.url, proofTolerance: 60, keys } satisfies PassKeys,
        headers: { 'x-linka-time': String(now) },
      });
    return {
      open: async () => void (await verification.open(input === 'linked' ? await newAddress() : '/verify-pass')),
      verbs: {
        change: async ({ value }) => verification.paste(value.trim() === '' ? value : await newAddress()),
        check: () => verification.check(),
        startScan: async () => {
          await page.evaluate(() => window.dispatchEvent(new Event('cameraOff')));
          await verification.startScan();
        },
        stopScan: () => verification.stopScan(),
        again: () => verification.again(),
      },
      arrange: async ({ source }) => {
        if (source !== 'checkCode') return 'free';
        requestCount += 1;
        // Removes the stored keys. Otherwise the page would use the stored keys if it gets no keys from the server.
        if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.removeItem('linka.passKeys'));
        return 'held';
      },
      release: async ({ outcomeName }) => {
        const route = await request(requestCount - 1).promise;
        if (outcomeName === 'noAnswer') await route.abort();
        else
          await answerWith(
            route,
            outcomeName === 'altered' ? forger.keys : authority.keys,
            drawnAt + (later[outcomeName] ?? 1000),
          );
      },
      runOut: () => Promise.reject(new Error('expected no delay, but the path has one')),
      bringAbout: async ({ event: { type }, name }) => {
        if (type === 'scanned') await tellCamera(page, await newAddress());
        else if (type === 'cameraFailed') await tellCamera(page, null);
        else {
          const hash = name === 'opened/nothing' ? '' : new URL(await newAddress()).hash;
          await page.evaluate((next) => window.location.assign(`#${next.slice(1)}`), hash);
        }
      },
    };
  },
});
