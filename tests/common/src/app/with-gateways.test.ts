// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The gateways that the shop uses, if the back end tells these and the operator's `config.json` those. */
async function gateways(told: readonly [payment: string | null, cards: string | null], file: object | null) {
  fetched.mockImplementation(async () => (file === null ? new Response('', { status: 500 }) : Response.json(file)));
  // The page reads its configuration once.
  vi.resetModules();
  const { withGateways } = await import('#app/boot/with-gateways.ts');
  const [paymentGatewayUrl, tokenizationGatewayUrl] = told;
  const read = await withGateways({ paymentGatewayUrl, tokenizationGatewayUrl } as SystemConfiguration);
  return [read.paymentGatewayUrl, read.tokenizationGatewayUrl];
}

const payment = 'https://gateway.example';
const cards = 'https://cards.example/register';
const file = { paymentGatewayUrl: payment, tokenizationGatewayUrl: cards };

it('are those of the back end, without a request for the file', async () => {
  expect(await gateways(['https://told.example', null], file)).toEqual(['https://told.example', null]);
  expect(fetched).not.toHaveBeenCalled();
});

it('are those of the file if the back end names none (RUN-08)', async () => {
  expect(await gateways([null, null], file)).toEqual([payment, cards]);
  expect(await gateways([null, 'https://told.example'], file)).toEqual([payment, 'https://told.example']);
});

it('are none if the file names none, names something else, or cannot be fetched', async () => {
  expect(await gateways([null, null], {})).toEqual([null, null]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await gateways([null, null], { ...file, paymentGatewayUrl: 'javascript:alert(1)' })).toEqual([null, null]);
  expect(await gateways([null, null], null)).toEqual([null, null]);
});
