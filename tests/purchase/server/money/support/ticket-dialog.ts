import { createActor, waitFor } from 'xstate';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import { provideTicketFare } from '#features/account/card-actions/ticket-fare/ticket-fare.actors.ts';
import { ticketFareView } from '#machines/account/ticket-fare/ticket-fare.view.ts';
import type { Shop as Page } from '#runtime/shop.ts';
import { ask, type Asked } from './call.ts';
import type { Customer } from './customer.ts';
import type { Shop } from './shop.ts';

/** The ticket that the dialog proposes; days are ISO, the price is in minor units. */
export interface ProposedTicket {
  readonly start: string | null;
  readonly ticketCombinationId: number | null;
  readonly zoneName: string | null;
  readonly validFrom: string;
  readonly validTo: string;
  readonly price: number | null;
}

/**
 * Opens the ticket dialog for a card: the dialog's machine and actors, with calls to the shop's server. Null if the
 * proposed ticket cannot be added.
 */
export async function proposedByDialog(
  shop: Shop,
  { token }: Pick<Customer, 'token'>,
  card: CustomerCard,
): Promise<ProposedTicket | null> {
  const call: Page['call'] = (endpoint, options) => ask(shop, endpoint, { ...options, token } as Asked);
  const page = { call, showToast: () => {}, tell: () => {}, goTo: () => {} } as unknown as Page;
  const actor = createActor(provideTicketFare(page), {
    input: { flowId: 'flow', card, today: shop.today(), draft: null },
  }).start();
  const opened = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.stop();
  const { start, combinationId, zoneName } = opened.context;
  const { preview } = ticketFareView(opened);
  if (preview === null || preview.blocked || zoneName === null) return null;
  const { validFrom, validTo, price } = preview;
  return { start, ticketCombinationId: combinationId, zoneName, validFrom, validTo, price };
}
