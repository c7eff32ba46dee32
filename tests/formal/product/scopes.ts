import type { Scope } from './explore-product.ts';
import { calm } from './rules.ts';
import type { Left } from './world.ts';

const scope = (actions: number, left: Partial<Left> = {}, tabs = 1): Scope => ({
  tabs,
  actions,
  left: { ...calm, ...left },
  setting: { gateway: 'CSOB', isMailed: false },
});

/** The same, with its mails followed. */
const mailed = (plain: Scope): Scope => ({ ...plain, setting: { ...plain.setting, isMailed: true } });

/** The same at the second gateway, whose form the browser posts. */
const second = (plain: Scope): Scope => ({ ...plain, setting: { ...plain.setting, gateway: 'GP_WEBPAY' } });

/**
 * What is explored: in each, everything that can happen within its bounds. Alone, each of the things that go wrong is
 * followed further than all of them together could be.
 */
export const scopes = {
  'all goes well': scope(10, { attempts: 2, flows: 2 }),
  'two messages are lost': scope(6, { losses: 2 }),
  'an attempt is paid after its time, meanwhile it is paid again or cancelled': scope(10, {
    attempts: 2,
    overdues: 1,
    cancels: 1,
  }),
  'an attempt is asked about twice at once, after its time': scope(8, { overdues: 1, races: 1 }),
  'the gateway is not heard while an order is cancelled': scope(6, { losses: 1, cancels: 1, overdues: 1 }),
  'the server is in the middle of two things, and crashes': scope(7, { races: 1, crashes: 1, attempts: 2 }),
  'the goods cannot be handed over, or are handed over again': scope(9, { spoils: 1, repetitions: 1, crashes: 1 }),
  'two windows': scope(5, { flows: 2, attempts: 2 }, 2),
  'two windows order at the same moment': scope(4, { flows: 2, races: 1 }, 2),
  'calls and returns are doubled, pages are reloaded, the cart is filled again': scope(5, {
    doubles: 1,
    reloads: 1,
    carts: 1,
    flows: 2,
  }),
  'an order is paid by invoice, or by invoice after all': scope(7, {
    flows: 2,
    transfers: 1,
    changes: 1,
    overdues: 1,
    cancels: 1,
    spoils: 1,
  }),
  'somebody makes calls that no page makes': scope(8, { attacks: 1, cancels: 1, transfers: 1 }),
  'a form is posted late or twice, meanwhile it is paid again or cancelled': second(
    scope(7, { attempts: 2, cancels: 1 }),
  ),
  'two windows have the same form': second(scope(4, { attempts: 2, flows: 2 }, 2)),
  'a message about a form is lost, or its order is cancelled': second(scope(5, { losses: 1, cancels: 1 })),
  'the server is in the middle of two things about a form, and crashes': second(scope(5, { races: 1, crashes: 1 })),
  'a mail is wished for again, taken up twice, sent before a crash': mailed(
    scope(7, { crashes: 1, wishes: 2, races: 1, spoils: 1 }),
  ),
  'mails of money that goes back, of more than one attempt': mailed(scope(8, { attempts: 2, overdues: 1, spoils: 1 })),
} as const satisfies Readonly<Record<string, Scope>>;

export type ScopeName = keyof typeof scopes;
