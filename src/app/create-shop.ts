import { createActor, type ActorRefFrom, type AnyActorRef } from 'xstate';
import { readBaseUrl } from '#api/base-url.ts';
import type { CallHold } from '#api/call-environment.ts';
import { createCall } from '#api/call.ts';
import { createComposingCall } from '#api/composing-call.ts';
import type { PreparedAnswers } from '#api/prepared-answers.ts';
import { needsLogin, type EndpointDefinition } from '#contract/endpoint.ts';
import type { TextScope } from '#contract/endpoints/i18n.ts';
import { provideSession } from '#features/visitor/session/session.actors.ts';
import type { TextsInPage } from '#i18n/texts-in-page.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Failure } from '#machines/common/failure.ts';
import { rootMachine } from '#machines/common/root/root.machine.ts';
import { toastDuration } from '#rules/toast-duration.ts';
import { createShopClock } from '#runtime/clock.ts';
import type { FlowLog } from '#runtime/flow-log/flow-log.ts';
import { createLiveMachines } from '#runtime/live-machines.ts';
import { storedLocale } from '#runtime/preferred-locale.ts';
import { createRenewal } from '#runtime/renewal.ts';
import { requestedFaults } from '#runtime/requested-faults.ts';
import type { CustomerMachineId, LastingId, LastingMachines, Shop } from '#runtime/shop.ts';
import { createTextLoader } from '#runtime/text-loader.ts';
import { announceCallFailure } from './announce-call-failure.ts';
import { messagesFailed, provideBoot } from './boot/boot.actors.ts';
import { isAboutMissingCustomer } from './is-about-missing-customer.ts';
import { provideToasts } from './toasts/toasts.actors.ts';

export interface ShopOptions {
  readonly texts: Texts;
  /** Responses that the server has put into the page. */
  readonly answers: PreparedAnswers;
  /** Texts that the server has put into the page; null = none. */
  readonly textsInPage: TextsInPage | null;
  /** The extensions of the back end, if the server has put them into the page; null = start-up reads them. */
  readonly extensions: readonly string[] | null;
  /** The scope of the texts that are fetched during start-up. */
  readonly textScope: TextScope;
  readonly goTo: Shop['goTo'];
  readonly log: FlowLog;
}

/** Creates the shop and starts its lasting machines. */
export function createShop({ texts, answers, textsInPage, extensions, textScope, goTo, log }: ShopOptions): Shop {
  const clock = createShopClock(() => performance.timeOrigin + performance.now());

  const announce = announceCallFailure({ showToast: (toast) => shop.showToast(toast) });
  const failed = (failure: Failure, endpoint: EndpointDefinition, thisCall: number, lastCall: number) => {
    if (needsLogin(endpoint) && failure.status === 401)
      shop.tell('session', { type: 'sessionRefused', now: clock.now() });
    if (isAboutMissingCustomer(failure, endpoint)) shop.tell('customerSelection', { type: 'refresh' });
    announce(failure, endpoint, thisCall, lastCall);
  };

  /** Keeps finished machines: they are removed from the actor system, but their last snapshot is still read. */
  const known = new Map<LastingId, AnyActorRef>();
  const find = (id: LastingId): AnyActorRef | undefined => {
    const actor = known.get(id) ?? root.system.get(id);
    if (actor !== undefined) known.set(id, actor);
    return actor;
  };
  const lastingMachine = (id: LastingId): AnyActorRef => {
    const actor = find(id);
    if (actor === undefined) throw new Error(`the machine ${id} has not been started`);
    return actor;
  };

  const machines = createLiveMachines();
  let hold: CallHold | null = null;

  let offered: readonly string[] | null = null;
  const offeredNames = () =>
    offered ?? shop.actor('boot').getSnapshot().context.configuration?.extensions ?? extensions;
  const directCall = createCall({
    baseUrl: readBaseUrl,
    prepared: answers,
    token: () => shop.actor('session').getSnapshot().context.session?.token ?? null,
    locale: () => loader.locale(),
    now: clock.now,
    faults: requestedFaults,
    hold: () => hold,
    serverTimeReceived: clock.correct,
    failed,
    renewToken: createRenewal(() => shop),
  });
  const call = createComposingCall(directCall, offeredNames, async () => {
    const { otherAnswers } = await import('./other-answers.ts');
    return otherAnswers(shop, directCall, (names) => {
      offered = names;
    });
  });
  const loader = createTextLoader({
    call,
    texts,
    scope: textScope,
    inPage: textsInPage,
    tellFailure: () => shop.showToast(messagesFailed),
  });

  const shop: Shop = {
    clock,
    log,
    machines,
    inspect: (event) => {
      log.inspect(event);
      machines.inspect(event);
    },
    holdCalls: (next) => {
      hold = next;
    },
    call,
    offers: (extension) => offeredNames()?.includes(extension) ?? false,
    goTo,
    newFlowId: () => crypto.randomUUID(),
    changeLocale: async (locale) => {
      if (!(await loader.changeLocale(locale))) return;
      storedLocale.write(locale);
      shop.tell('mailLanguage', { type: 'choose', locale });
      // The data of these machines contains names from the server in the former language.
      shop.tell('cart', { type: 'refresh' });
      shop.tell('customerSelection', { type: 'refresh' });
    },
    loadTexts: loader.widen,
    actor: <Id extends LastingId>(id: Id) => lastingMachine(id) as ActorRefFrom<LastingMachines[Id]>,
    tell: (id, event) => find(id)?.send(event),
    startCustomerMachine: (id, provide) => {
      if (find(id) !== undefined) return;
      const machine: LastingMachines[CustomerMachineId] = provide(shop);
      createActor(machine, { systemId: id, parent: root }).start();
    },
    text: (id) => texts.intl().formatMessage({ id }).replaceAll('\u00A0', ' '),
    showToast: (order) => {
      const { messageId: id, values = {} } = order;
      const timeout = order.timeout ?? toastDuration(texts.intl().formatMessage({ id }, values).length);
      shop.tell('toasts', { type: 'show', toast: { ...order, timeout } });
    },
  };

  const root = createActor(
    rootMachine.provide({
      actors: {
        toasts: provideToasts(),
        session: provideSession(shop),
        boot: provideBoot(shop, loader),
      },
    }),
    { inspect: shop.inspect },
  );
  root.start();
  const boot = shop.actor('boot');
  const subscription = boot.subscribe(({ context }) => {
    if (context.configuration?.sandbox !== true) return;
    subscription.unsubscribe();
    void import('#runtime/sandbox-tools.ts').then(({ startSandboxTools }) => startSandboxTools(clock, texts));
    void import('./flow-map/flow-map-door.ts').then(({ openDoor }) => openDoor(shop, texts));
  });
  return shop;
}
