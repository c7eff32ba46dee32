// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SystemConfiguration } from '../../../contract/entities/configuration.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { Session } from '../../../machines/session/session.types.ts';
import { provideBoot } from '../../../src/app/boot/boot.actors.ts';
import type { Shop } from '../../../src/runtime/shop.ts';
import type { TextLoader } from '../../../src/runtime/text-loader.ts';
import { recordingShop } from '../support/recording-shop.ts';

const configuration = {
  multiLocalization: true,
  defaultLanguage: 'pl',
  supportedLanguages: ['cs'],
  redirectAfterStart: false,
  redirectAllowList: ['https://app.example/back'],
} as unknown as SystemConfiguration;

const answers = { systemConfigurations: configuration, supportedLocales: { data: ['pl', 'cs'] }, cartLifetime: null };
const session = { token: 'token', customerAccountId: 1, username: 'jana@linka.example', customer: null, expiresAt: 1 };

interface Given {
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly texts?: Partial<TextLoader>;
  readonly isLoggedIn?: boolean;
}

/** Starts the shop and waits until start-up has ended in some way. */
async function start({ answers: given = answers, texts = {}, isLoggedIn = false }: Given = {}) {
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
    actor: (() => sessionActor) as unknown as Shop['actor'],
    showToast: (toast) => void toasts.push(toast),
  };
  const boot = createActor(provideBoot(started, { ...loader, keepTo } as unknown as TextLoader)).start();
  await waitFor(boot, (snapshot) => !snapshot.hasTag('busy'));
  return { boot, calls: calls.map(({ name }) => name), effects, toasts, loader, keepTo };
}

describe('start-up', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it('reads settings, languages and texts, and keeps to the languages that the operator offers', async () => {
    const { boot, calls, effects, toasts, loader, keepTo } = await start();
    expect(boot.getSnapshot().value).toBe('ready');
    expect(boot.getSnapshot().context).toEqual({ configuration, supportedLocales: ['pl', 'cs'], isLoggedIn: false });
    expect(calls).toEqual(['systemConfigurations', 'supportedLocales']);
    expect(loader.load).toHaveBeenCalledOnce();
    expect(loader.loadBundled).not.toHaveBeenCalled();
    expect(keepTo.mock.calls).toEqual([[['pl', 'cs']]]);
    expect([effects, toasts]).toEqual([[], []]);
  });

  it('reads the lifetime of the cart of whoever is logged in', async () => {
    const { boot, calls } = await start({ isLoggedIn: true });
    expect(boot.getSnapshot().value).toBe('ready');
    expect(calls).toEqual(['systemConfigurations', 'supportedLocales', 'cartLifetime']);
  });

  it('without settings tells so at the top and logs out (APP-02)', async () => {
    const { boot, effects, toasts } = await start({ answers: { supportedLocales: { data: ['cs'] } } });
    expect(boot.getSnapshot().value).toBe('unavailable');
    expect(toasts).toEqual([{ messageId: 'boot.configurationFailed', colour: 'error', position: 'top-center' }]);
    expect(effects).toEqual(['tell session logOut']);
  });

  it('without languages tells so until it is closed, and has the default one (APP-03)', async () => {
    const { boot, toasts } = await start({ answers: { systemConfigurations: configuration } });
    expect(boot.getSnapshot().context.supportedLocales).toEqual(['pl']);
    expect(toasts).toEqual([{ messageId: 'boot.localesFailed', colour: 'error', timeout: -1 }]);
  });

  it('without texts tells so until it is closed, and uses the bundled ones (APP-03)', async () => {
    const { boot, toasts, loader } = await start({ texts: { load: () => Promise.reject(new Error('no answer')) } });
    expect(boot.getSnapshot().value).toBe('ready');
    expect(toasts).toEqual([{ messageId: 'boot.messagesFailed', colour: 'error', timeout: -1 }]);
    expect(loader.loadBundled).toHaveBeenCalledOnce();
  });

  it("follows the address's redirect where the operator has it so (APP-11)", async () => {
    window.history.replaceState(null, '', '/#/?redirectUrl=%2Fapp%2Forder-list');
    const redirecting = { ...answers, systemConfigurations: { ...configuration, redirectAfterStart: true } };
    const { boot, effects } = await start({ answers: redirecting });
    expect(boot.getSnapshot().value).toBe('ready');
    expect(effects).toEqual(['go to /app/order-list']);
  });
});
