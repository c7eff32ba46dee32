import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { createShopClock } from '#runtime/clock.ts';
import { createFlowLog } from '#runtime/flow-log/flow-log.ts';
import { createLiveMachines } from '#runtime/live-machines.ts';
import type { Shop, ToastOptions } from '#runtime/shop.ts';
import { staticActor } from '../../views/support/static-actor.ts';

interface RecordedCall {
  readonly name: string;
  readonly options: CallOptions<EndpointDefinition>;
}

/** The server's refusal as the answer to a call. */
export class Refusal {
  readonly failure: { readonly name: string; readonly status: number; readonly metadata: object };
  constructor(name: string, status = 400) {
    this.failure = { name, status, metadata: {} };
  }
}

/**
 * A shop that records its calls, its effects, and its toasts with all their options. `answers` contains the response to
 * each call by the call's name; any other call fails with an error that the flow shows itself. `flags` are flags of the
 * operator's configuration; null = the configuration is not loaded.
 */
export function recordingShop(
  answers: Readonly<Record<string, unknown>>,
  flags: Partial<SystemConfiguration> | null = null,
) {
  const actors: Readonly<Record<string, unknown>> = {
    boot: staticActor({ configuration: flags }),
    session: staticActor({ session: { username: 'jana@linka.example', customerAccountId: 1 } }),
  };
  const calls: RecordedCall[] = [];
  const effects: string[] = [];
  const toasts: ToastOptions[] = [];
  const shop: Shop = {
    offers: () => true,
    actor: (id) => {
      if (!(id in actors)) throw new Error(`expected the actor boot or session, found ${id}`);
      return actors[id] as never;
    },
    call: async (endpoint, options) => {
      calls.push({ name: endpoint.name, options: { ...options } });
      const answer = answers[endpoint.name];
      if (answer instanceof Refusal) throw answer.failure;
      if (endpoint.name in answers) return answer as never;
      throw { name: 'BAD_GATEWAY', status: 502, metadata: {} };
    },
    log: createFlowLog(() => 0),
    machines: createLiveMachines(),
    inspect: () => {},
    holdCalls: () => {},
    clock: createShopClock(() => Date.UTC(2026, 10, 21, 8)),
    tell: (id, event) => void effects.push(`tell ${id} ${(event as { type: string }).type}`),
    showToast: (toast) => {
      toasts.push(toast);
      effects.push(`toast ${toast.messageId}`);
    },
    text: (id) => id,
    goTo: (path) => void effects.push(`go to ${path}`),
    changeLocale: () => Promise.resolve(),
    loadTexts: () => Promise.resolve(),
    startCustomerMachine: () => {},
    newFlowId: () => 'flow',
  };
  return { shop, calls, effects, toasts };
}
