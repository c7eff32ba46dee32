import type { ReactElement } from 'react';
import { RawIntlProvider } from 'react-intl';
import writtenMessages from 'virtual:written-messages';
import { applicationDialogs } from '#app/application-dialogs.ts';
import { ApplicationDialogsProvider } from '#common/application-dialogs/application-dialogs.ts';
import { ShopProvider } from '#common/shop-context.tsx';
import { createTexts } from '#i18n/texts.ts';
import { createShopClock } from '#runtime/clock.ts';
import { createFlowLog } from '#runtime/flow-log/flow-log.ts';
import { createLiveMachines } from '#runtime/live-machines.ts';
import type { Shop } from '#runtime/shop.ts';
import { staticActor } from './static-actor.ts';

const texts = createTexts('cs');
texts.load('cs', writtenMessages);

/** 2026-11-21, 9:00 in Prague. */
const frozenTime = Date.UTC(2026, 10, 21, 8);

const nothing = () => {};

/**
 * A shop for views. Its machines are the given actors; `boot` has no configuration by default, and all other machines
 * are missing.
 */
export function testShop(actors: Readonly<Partial<Record<string, unknown>>> = {}): Shop {
  const actor = (id: string): never => {
    const found = actors[id] ?? (id === 'boot' ? staticActor({ configuration: null }) : undefined);
    if (found === undefined) throw new Error(`the view needs the machine ${id}, which this test does not provide`);
    return found as never;
  };
  const log = createFlowLog(() => frozenTime);
  return {
    actor,
    call: () => Promise.reject(new Error('a view does not call')),
    offers: () => true,
    clock: createShopClock(() => frozenTime),
    log,
    machines: createLiveMachines(),
    inspect: log.inspect,
    holdCalls: nothing,
    tell: (id, event) => (actor(id) as { send: (event: unknown) => void }).send(event),
    showToast: nothing,
    text: (id) => texts.intl().formatMessage({ id }),
    goTo: nothing,
    changeLocale: () => Promise.resolve(),
    loadTexts: () => Promise.resolve(),
    startCustomerMachine: () => {},
    newFlowId: () => 'flow',
  };
}

/** Wraps an element in the context that the app provides for its views: Czech texts and a shop. */
export const inShop = (shop: Shop, element: ReactElement): ReactElement => (
  <RawIntlProvider value={texts.intl()}>
    <ShopProvider value={shop}>
      <ApplicationDialogsProvider value={applicationDialogs}>{element}</ApplicationDialogsProvider>
    </ShopProvider>
  </RawIntlProvider>
);
