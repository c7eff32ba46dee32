// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { provideBoot } from '#app/boot/boot.actors.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { sessionMachine } from '#machines/visitor/session/session.machine.ts';
import type { Session } from '#machines/visitor/session/session.types.ts';
import type { Shop } from '#runtime/shop.ts';
import type { TextLoader } from '#runtime/text-loader.ts';
import { recordingShop } from '../support/recording-shop.ts';

const configuration = {
  multiLocalization: true,
  defaultLanguage: 'pl',
  supportedLanguages: ['cs'],
  redirectAfterStart: false,
  redirectAllowList: ['https://app.example/back'],
} as unknown as SystemConfiguration;

const answers = {
  systemConfigurations: configuration,
  supportedLocales: { data: ['pl', 'cs'] },
  cartLifetime: { cartLifetime: 90 },
};
const session = { token: 'token', customerAccountId: 1, username: 'jana@linka.example', customer: null, expiresAt: 1 };

interface Given {
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly texts?: Partial<TextLoader>;
  readonly isLoggedIn?: boolean;
}

/** Starts the shop, and does not wait for the end of start-up. */
function begin({ answers: given = answers, texts = {}, isLoggedIn = false }: Given = {}) {
  const { shop, calls, effects } = recordingShop(given);
  const toasts: unknown[] = [];
  const sessionActor = createActor(
    sessionMachine.provide({
      actors: { restoreSession: fromPromise<Session | null>(() => Promise.resolve(isLoggedIn ? session : null)) },
    }),
  ).start();
  const loader = {
    load: vi.fn(() => Promise.resolve()),
    loadBundled: vi.fn(() => Promise.resolve()),
    ...texts,
  };
  const keepTo = vi.fn();
  const started: Shop = {
    ...shop,
    actor: ((id: string) => (id === 'session' ? sessionActor : shop.actor('boot'))) as unknown as Shop['actor'],
    tell: (id, event) => {
      shop.tell(id, event);
      if (id === 'session') sessionActor.send(event);
    },
    showToast: (toast) => void toasts.push(toast),
  };
  const boot = createActor(provideBoot(started, { ...loader, keepTo } as unknown as TextLoader)).start();
  return { boot, recorded: calls, effects, toasts, loader, keepTo, session: sessionActor };
}

/** Starts the shop and waits until start-up has ended, with success or failure. */
async function start(given: Given = {}) {
  const begun = begin(given);
  await waitFor(begun.boot, (snapshot) => !snapshot.hasTag('busy'));
  return { ...begun, calls: begun.recorded.map(({ name }) => name) };
}

const answersWithRedirect = { ...answers, systemConfigurations: { ...configuration, redirectAfterStart: true } };

describe('start-up', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    delete document.documentElement.dataset['leaving'];
  });

  it('reads settings, languages and texts, and uses only languages that the operator offers', async () => {
    const { boot, calls, effects, toasts, loader, keepTo } = await start();
    expect(boot.getSnapshot().value).toBe('ready');
    expect(boot.getSnapshot().context).toEqual({ configuration, supportedLocales: ['pl', 'cs'], isLoggedIn: false });
    expect(calls).toEqual(['systemConfigurations', 'supportedLocales']);
    expect(loader.load).toHaveBeenCalledOnce();
    expect(loader.loadBundled).not.toHaveBeenCalled();
    expect(keepTo.mock.calls).toEqual([[['pl', 'cs']]]);
    expect([effects, toasts]).toEqual([[], []]);
  });

  it("reads the lifetime of the logged-in account's cart, and passes it to the session (APP-01)", async () => {
    const { boot, calls, session: actor } = await start({ isLoggedIn: true });
    expect(boot.getSnapshot().value).toBe('ready');
    expect(calls).toEqual(['systemConfigurations', 'supportedLocales', 'cartLifetime']);
    expect(actor.getSnapshot().context.cartEndsAt).toBe(Date.UTC(2026, 10, 21, 8) + 90_000);
  });

  it('without settings shows a message at the top and logs out (APP-02)', async () => {
    const { boot, effects, toasts } = await start({ answers: { supportedLocales: { data: ['cs'] } } });
    expect(boot.getSnapshot().value).toBe('unavailable');
    expect(toasts).toEqual([{ messageId: 'boot.configurationFailed', colour: 'error', position: 'top-center' }]);
    expect(effects).toEqual(['tell session logOut']);
  });

  it('without languages shows a message until it is closed, and uses the default language (APP-03)', async () => {
    const { boot, toasts } = await start({ answers: { systemConfigurations: configuration } });
    expect(boot.getSnapshot().context.supportedLocales).toEqual(['pl']);
    expect(toasts).toEqual([{ messageId: 'boot.localesFailed', colour: 'error', timeout: -1 }]);
  });

  it('without texts shows a message until it is closed, and uses the bundled texts (APP-03)', async () => {
    const { boot, toasts, loader } = await start({ texts: { load: () => Promise.reject(new Error('no answer')) } });
    expect(boot.getSnapshot().value).toBe('ready');
    expect(toasts).toEqual([{ messageId: 'boot.messagesFailed', colour: 'error', timeout: -1 }]);
    expect(loader.loadBundled).toHaveBeenCalledOnce();
  });

  it('opens the redirect address if the operator has set the redirect flag (APP-11)', async () => {
    window.history.replaceState(null, '', '/#/?redirectUrl=%2Fapp%2Forder-list');
    const { boot, effects } = await start({ answers: answersWithRedirect });
    expect(boot.getSnapshot().value).toBe('ready');
    expect(effects).toEqual(['go to /app/order-list']);
  });

  it('leaves the shop for an address that the operator allows, and for no other address (APP-11)', async () => {
    const left: string[] = [];
    const openAt = (redirectUrl: string) => {
      const hash = `#/?redirectUrl=${encodeURIComponent(redirectUrl)}`;
      vi.stubGlobal('location', { hash, assign: (url: string) => void left.push(url) });
      return start({ answers: answersWithRedirect });
    };
    const allowed = await openAt('https://app.example/back');
    expect(allowed.boot.getSnapshot().value).toBe('leaving');
    expect(left).toEqual(['https://app.example/back']);
    const other = await openAt('https://other.example/back');
    expect(other.boot.getSnapshot().value).toBe('ready');
    expect(left).toHaveLength(1);
  });

  it('aborts its calls when it is stopped', async () => {
    const never = new Promise(() => {});
    const hanging = { systemConfigurations: never, supportedLocales: never, cartLifetime: never };
    const { boot, recorded } = begin({ answers: hanging, isLoggedIn: true });
    await waitFor(boot, (snapshot) => snapshot.matches('loading'));
    expect(recorded.map(({ name }) => name)).toEqual(['systemConfigurations', 'supportedLocales', 'cartLifetime']);
    boot.stop();
    expect(recorded.map(({ options }) => options.signal?.aborted)).toEqual([true, true, true]);
  });

  it('does not log out at once if the settings cannot be read while the page is being left', async () => {
    vi.useFakeTimers();
    document.documentElement.dataset['leaving'] = String(performance.now());
    const { boot, effects } = begin({ answers: { supportedLocales: { data: ['cs'] } } });
    await vi.advanceTimersByTimeAsync(4999);
    expect(boot.getSnapshot().hasTag('busy')).toBe(true);
    expect(effects).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(effects).toEqual(['tell session logOut']);
  });

  it('fails without any texts', async () => {
    const failing = () => Promise.reject(new Error('no answer'));
    const { boot } = await start({ texts: { load: failing, loadBundled: failing } });
    expect(boot.getSnapshot().value).toBe('unavailable');
  });
});
