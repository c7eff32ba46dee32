import { createActor, getInitialSnapshot } from 'xstate';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Locale } from '#contract/enumerations.ts';
import { bootMachine } from '#machines/common/boot/boot.machine.ts';
import { toastsMachine } from '#machines/common/toasts/toasts.machine.ts';
import { sessionMachine } from '#machines/visitor/session/session.machine.ts';
import { createShopClock } from '#runtime/clock.ts';
import { createFlowLog } from '#runtime/flow-log/flow-log.ts';
import { createLiveMachines } from '#runtime/live-machines.ts';
import type { LastingId, Shop } from '#runtime/shop.ts';

const { context: untouched } = getInitialSnapshot(sessionMachine);
const { context: booting } = getInitialSnapshot(bootMachine);

const nothing = () => {};

/** A shop for rendering on the server: start-up has finished, nobody is logged in, and nothing changes. */
export function staticShop(configuration: SystemConfiguration, supportedLocales: readonly Locale[]): Shop {
  const ready = bootMachine.resolveState({
    value: 'ready',
    status: 'done',
    context: { ...booting, configuration, supportedLocales },
  });
  const loggedOut = sessionMachine.resolveState({ value: { loggedOut: 'editing' }, context: untouched });
  const actors = {
    boot: createActor(bootMachine, { snapshot: ready }),
    session: createActor(sessionMachine, { snapshot: loggedOut }),
    toasts: createActor(toastsMachine),
  };
  const isThere = (id: LastingId): id is keyof typeof actors => id in actors;
  return {
    actor: (id) => {
      if (!isThere(id)) throw new Error(`the log-in page asked for the machine ${id}`);
      return actors[id] as never;
    },
    call: () => Promise.reject(new Error('no call can be made while rendering on the server')),
    offers: () => false,
    clock: createShopClock(() => 0),
    log: createFlowLog(() => 0),
    machines: createLiveMachines(),
    inspect: nothing,
    holdCalls: nothing,
    tell: nothing,
    startCustomerMachine: nothing,
    showToast: nothing,
    text: (id) => id,
    goTo: nothing,
    changeLocale: () => Promise.resolve(),
    loadTexts: () => Promise.resolve(),
    newFlowId: () => '',
  };
}
