import servedMessages from 'virtual:served-messages';
import { vi } from 'vitest';
import { extensions } from '#contract/extensions.ts';
import { guardedPages } from '#contract/guarded-pages.ts';
import { emptyCart } from '#machines/purchase/cart/model/cart.samples.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';

const { withheldPages: _, ...flags } = defaultFlags;
const configuration = {
  ...flags,
  allowedPaymentTypes: [],
  brand: 'default',
  paymentGateway: 'CSOB',
  paymentGatewayUrl: 'http://localhost/gateway',
  tokenizationGatewayUrl: 'http://localhost/cards',
  offlinePassAllowed: false,
  extensions,
  sandbox: false,
};

/** The answer for an account that has no customer yet. */
const accountPage = {
  customer: null,
  link: null,
  card: null,
  standing: null,
  repeatPurchase: null,
  begunApplications: [],
  begunForNewPerson: [],
  onlyManaged: false,
  mailFails: false,
  people: { items: [], totalCount: 0 },
};

/** A request of the page; relative addresses are allowed. */
class PageRequest extends Request {
  constructor(input: string | URL | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
  }
}

/** The answer to a call: a response body or a whole response, or a promise of it. */
type Answer = unknown;

/**
 * A server for a whole shop in a page. `answers` contains the answers to calls by their paths, including those of
 * start-up; any other call is refused.
 */
export function createShopServer(changes: Readonly<Record<string, unknown>> = {}) {
  const server = {
    configuration: { ...configuration, ...changes },
    requests: [] as Request[],
    answers: new Map<string, Answer>([
      ['/api/public/system-configurations', { ...configuration, ...changes }],
      ['/api/eshop/i18n/supported-locales', { data: ['cs', 'en'] }],
      ['/api/eshop/i18n/messages', { data: servedMessages }],
      ['/api/eshop/shopping-cart', emptyCart],
      ['/api/eshop/customers-account-page', accountPage],
      ['/api/eshop/customer-accounts/permissions', { allowedPages: guardedPages }],
    ]),
    /** The calls since the last time, as method and path without `/api`. */
    takeCalls: (): string[] =>
      server.requests.splice(0).map(({ method, url }) => `${method} ${new URL(url).pathname.replace(/^\/api/, '')}`),
  };
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new PageRequest(input, init);
    server.requests.push(request);
    const answer = await server.answers.get(new URL(request.url).pathname);
    if (answer instanceof Response) return answer.clone();
    if (answer === undefined) return refusal('BAD_REQUEST', 400);
    return Response.json(answer);
  });
  return server;
}

export type ShopServer = ReturnType<typeof createShopServer>;

export const refusal = (name: string, status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ httpCode: status, name, message: '' }, { status, headers });
