import type { Scope } from './explore-product.ts';
import { smallestBudget } from './rules.ts';
import type { Budget } from './world.ts';

const scope = (actions: number, budget: Partial<Budget> = {}, tabs = 1): Scope => ({
  tabs,
  actions,
  budget: { ...smallestBudget, ...budget },
  setting: { gateway: 'CSOB', isMailed: false },
});

/** Adds mails to a scope. */
const mailed = (plain: Scope): Scope => ({ ...plain, setting: { ...plain.setting, isMailed: true } });

/** Changes a scope to the second gateway, for which the browser posts a form. */
const onSecondGateway = (plain: Scope): Scope => ({ ...plain, setting: { ...plain.setting, gateway: 'GP_WEBPAY' } });

/**
 * The explorations; each covers everything that can happen within its limits. There are several explorations, because a
 * few kinds of faults can be explored further than all kinds together.
 */
export const scopes = {
  'nothing goes wrong': scope(10, { attempts: 2, flows: 2 }),
  'two messages are lost': scope(6, { losses: 2 }),
  'an attempt is paid late, while its order is paid again or cancelled': scope(10, {
    attempts: 2,
    timeouts: 1,
    cancels: 1,
  }),
  'the gateway is asked twice at once about an attempt whose time is over': scope(8, { timeouts: 1, races: 1 }),
  'the gateway does not answer while an order is cancelled': scope(6, { losses: 1, cancels: 1, timeouts: 1 }),
  'the server crashes while it handles two requests': scope(7, { races: 1, crashes: 1, attempts: 2 }),
  'an order cannot be delivered, or its delivery is repeated': scope(9, {
    deliveryFailures: 1,
    repetitions: 1,
    crashes: 1,
  }),
  'the customer uses two tabs': scope(5, { flows: 2, attempts: 2 }, 2),
  'two tabs order at the same moment': scope(4, { flows: 2, races: 1 }, 2),
  'calls and returns are duplicated, pages are reloaded, the cart is filled again': scope(5, {
    duplicates: 1,
    reloads: 1,
    carts: 1,
    flows: 2,
  }),
  'an order is paid by invoice, or is changed to an invoice': scope(7, {
    flows: 2,
    transfers: 1,
    changes: 1,
    timeouts: 1,
    cancels: 1,
    deliveryFailures: 1,
  }),
  'somebody makes calls that no page makes': scope(8, { attacks: 1, cancels: 1, transfers: 1 }),
  'a form is posted late or twice, while its order is paid again or cancelled': onSecondGateway(
    scope(7, { attempts: 2, cancels: 1 }),
  ),
  'two tabs have the same form': onSecondGateway(scope(4, { attempts: 2, flows: 2 }, 2)),
  'a message about a form is lost, or its order is cancelled': onSecondGateway(scope(5, { losses: 1, cancels: 1 })),
  'the server crashes while it handles two requests about a form': onSecondGateway(scope(5, { races: 1, crashes: 1 })),
  'a mail is requested again, taken by two workers, or sent before a crash': mailed(
    scope(7, { crashes: 1, mailRequests: 2, races: 1, deliveryFailures: 1 }),
  ),
  'the money of more than one attempt is returned, and mails report it': mailed(
    scope(8, { attempts: 2, timeouts: 1, deliveryFailures: 1 }),
  ),
} as const satisfies Readonly<Record<string, Scope>>;

export type ScopeName = keyof typeof scopes;
