import type { EndpointDefinition } from '../../../contract/endpoint.ts';
import type { CallOptions } from '../../../src/api/call.ts';
import { createShopClock } from '../../../src/runtime/clock.ts';
import { createFlowLog } from '../../../src/runtime/flow-log.ts';
import type { Shop } from '../../../src/runtime/shop.ts';
import { staticActor } from '../../views/support/static-actor.ts';

interface MadeCall {
  readonly name: string;
  readonly options: CallOptions<EndpointDefinition>;
}

/** Start-up that has learnt nothing, which is all that a page asks it for. */
const freshBoot = staticActor({ configuration: null });

/** A shop whose server gives one fixed answer for each call by its name; it writes down all that it is asked to do. */
export function actingShop(answers: Readonly<Record<string, unknown>>) {
  const calls: MadeCall[] = [];
  const deeds: string[] = [];
  const shop: Shop = {
    actor: (id) => {
      if (id !== 'boot') throw new Error('this test gives no machines');
      return freshBoot as never;
    },
    call: async (endpoint, options) => {
      calls.push({ name: endpoint.name, options: { ...options } });
      if (endpoint.name in answers) return answers[endpoint.name] as never;
      throw { name: 'NO_ANSWER', status: 0, metadata: {} };
    },
    log: createFlowLog(() => 0),
    clock: createShopClock(() => Date.UTC(2026, 10, 21, 8)),
    tell: (id, event) => void deeds.push(`tell ${id} ${(event as { type: string }).type}`),
    showToast: ({ messageId }) => void deeds.push(`toast ${messageId}`),
    text: (id) => id,
    goTo: (path) => void deeds.push(`go to ${path}`),
    changeLocale: () => Promise.resolve(),
    loadAllTexts: () => Promise.resolve(),
    startCustomerMachine: () => {},
    newFlowId: () => 'flow',
  };
  return { shop, calls, deeds };
}
