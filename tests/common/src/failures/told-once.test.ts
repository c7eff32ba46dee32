// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createActor, type AnyActorLogic } from 'xstate';
import { announceCallFailure } from '#app/announce-call-failure.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { locales } from '#contract/enumerations.ts';
import { provideEWalletTopUp } from '#features/account/card-actions/e-wallet-top-up/e-wallet-top-up.actors.ts';
import { provideTicketFare } from '#features/account/card-actions/ticket-fare/ticket-fare.actors.ts';
import { provideManagedCardDecision } from '#features/links/managed-card-decision/managed-card-decision.actors.ts';
import { provideCart } from '#features/purchase/cart/cart.actors.ts';
import { card, limits, tickets, today } from '#machines/account/ticket-fare/model/ticket-fare.samples.ts';
import type { Failure } from '#machines/common/failure.ts';
import { readMessages } from '#messages/compile.ts';
import type { Shop } from '#runtime/shop.ts';
import { staticActor } from '../../views/support/static-actor.ts';
import { recordingShop } from '../support/recording-shop.ts';
import { servedStates } from '../support/served-states.ts';

const faults: readonly Failure[] = [
  { name: 'NO_ANSWER', status: 0, metadata: {} },
  { name: 'INTERNAL_ERROR', status: 500, metadata: {} },
  { name: 'BAD_GATEWAY', status: 502, metadata: {} },
  { name: 'NOT_FOUND', status: 404, metadata: {} },
];

const setting = (name: string, value: number) => ({ id: 1, displayName: name, name, value: String(value) });
const settings = [
  setting('ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM', limits.minDaysAhead),
  setting('ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM', limits.maxDaysAhead),
];
const held = { items: [tickets.active.last], totalCount: 1 };
const decision = (kind: 'approve' | 'reject') => ({
  provide: provideManagedCardDecision,
  input: { decision: kind, token: 'token' },
});
const ticketFare = { provide: provideTicketFare, input: { flowId: 'flow', card, today, draft: null } };

interface Flow {
  readonly provide: (shop: Shop) => AnyActorLogic;
  readonly input?: unknown;
  /** The answers to the calls before the failing call. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** Flows with a toast of their own for a call that fails when they start. Each key names the flow and the call. */
const flows: Readonly<Record<string, Flow>> = {
  'ticket fare, settings': { ...ticketFare, answers: { ...servedStates, customerTicketFares: held } },
  'ticket fare, tickets': { ...ticketFare, answers: { ...servedStates, globalSettings: settings } },
  'ticket fare, combinations': {
    ...ticketFare,
    answers: { ...servedStates, globalSettings: settings, customerTicketFares: held },
  },
  'top-up, settings': {
    provide: provideEWalletTopUp,
    input: {
      flowId: 'flow',
      customerId: 1,
      cardNumber: '12345678901234567',
      eWallet: { id: 3, currentAmount: 150_000 },
      draft: null,
    },
  },
  cart: { provide: provideCart },
  'approval of a card': decision('approve'),
  'rejection of a card': decision('reject'),
};

/** The toasts that the call and the flow show in total. */
async function toastsOf({ provide, input, answers = {} }: Flow, fault: Failure): Promise<readonly string[]> {
  const world = recordingShop(answers);
  const announce = announceCallFailure(world.shop);
  let calls = 0;
  const session = staticActor({ session: { customerAccountId: 1 }, cartEndsAt: null });
  const shop = {
    ...world.shop,
    actor: (id: string) => (id === 'session' ? session : world.shop.actor('boot')),
    call: async (endpoint: EndpointDefinition) => {
      calls += 1;
      const thisCall = calls;
      if (endpoint.name in answers) return answers[endpoint.name];
      await Promise.resolve();
      announce(fault, endpoint, thisCall, calls);
      throw fault;
    },
  } as unknown as Shop;
  const actor = createActor(provide(shop), { input }).start();
  if (provide === provideCart) actor.send({ type: 'sessionStarted' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  actor.stop();
  return world.effects.filter((effect) => effect.startsWith('toast '));
}

describe.each(Object.entries(flows))('a failure of the flow %s', (_, flow) => {
  it.each(faults)('is shown by one toast: $name', async (fault) => {
    expect(await toastsOf(flow, fault)).toHaveLength(1);
  });
});

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/);

describe.each(locales)('the error texts of the flows, %s', (locale) => {
  it.each(['NO_ANSWER', 'INTERNAL_ERROR'])('do not repeat a sentence of the toast: %s', (name) => {
    const messages = readMessages(locale);
    const toast = new Set(sentencesOf(messages[`errors.${name}`] ?? '').slice(0, 1));
    const repeating = Object.entries(messages).filter(
      ([id, text]) => id.endsWith(`.errors.${name}`) && sentencesOf(text).some((sentence) => toast.has(sentence)),
    );
    expect(toast.size).toBe(1);
    expect(repeating).toEqual([]);
  });
});
