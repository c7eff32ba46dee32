import { findEnteredData } from '#common/form-draft/find-entered-data.ts';
import { useFormDraft } from '#common/form-draft/use-form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import { TicketFareDraft, ticketFareDraft } from '#machines/account/ticket-fare/ticket-fare.draft.ts';
import type { CardDialogProps } from '../of-card.tsx';
import { TicketFareView } from './ticket-fare-view.tsx';
import { provideTicketFare } from './ticket-fare.actors.ts';

/**
 * The dialog for buying a ticket fare for a card. Each opening starts a new flow, so that closing discards what was
 * chosen.
 */
export function TicketFareDialog({ card, customer, onClosed }: CardDialogProps) {
  const shop = useShop();
  const form = { form: 'ticketFare', subject: card.cardNumber };
  const flow = useFlow(provideTicketFare, () => ({
    flowId: shop.newFlowId(),
    card,
    today: shop.clock.today(),
    draft: findEnteredData(shop, form, TicketFareDraft),
  }));
  useFormDraft(shop, { ...form, flow, entered: () => ticketFareDraft(flow.getSnapshot()) });
  useClosing(flow, onClosed);
  return <TicketFareView actor={flow} person={customer.fullName} />;
}
