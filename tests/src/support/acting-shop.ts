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

/** A start-up machine without a configuration; pages read nothing else from it. */
const freshBoot = staticActor({ configuration: null });

/** A shop whose server gives one fixed answer to each call, by the call's name. It records what it is asked to do. */
export function actingShop(answers: Readonly<Record<string, unknown>>) {
  const calls: MadeCall[] = [];
  const effects: string[] = [];
  const shop: Shop = {
    actor: (id) => {
      if (id !== 'boot') throw new Error('this test has no machine ${id}');
      return freshBoot as never;
    },
    call: async (endpoint, options) => {
      calls.push({ name: endpoint.name, options: { ...options } });
      if (endpoint.name in answers) return answers[endpoint.name] as never;
      throw { name: 'NO_ANSWER', status: 0, metadata: {} };
    },
    log: createFlowLog(() => 0),
    clock: createShopClock(() => Date.UTC(2026, 10, 21, 8)),
    tell: (id, event) => void effects.push(`tell ${id} ${(event as { type: string }).type}`),
    showToast: ({ messageId }) => void effects.push(`toast ${messageId}`),
    text: (id) => id,
    goTo: (path) => void effects.push(`go to ${path}`),
    changeLocale: () => Promise.resolve(),
    loadAllTexts: () => Promise.resolve(),
    startCustomerMachine: () => {},
    newFlowId: () => 'flow',
  };
  return { shop, calls, effects };
}
