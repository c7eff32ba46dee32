import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { CustomerCard } from '../../../../../contract/entities/customer-card.ts';
import type { Customer } from '../../../../../contract/entities/customer.ts';
import type { Shop } from '../../../../runtime/shop.ts';
import { provideTicketFare } from './ticket-fare.actors.ts';
import { ticketFareEntries } from '../../../../../machines/ticket-fare/ticket-fare.entries.ts';
import { useKeptEntry } from '../../../../common/form-draft/use-form-draft.ts';
import { TicketFareView } from './ticket-fare-view.tsx';

interface TicketFareDialogProps {
  readonly shop: Shop;
  readonly card: CustomerCard;
  readonly customer: Pick<Customer, 'fullName'>;
  readonly onClosed: () => void;
}

/** A new ticket fare for a card; each opening is a flow of its own, so closing forgets what was chosen. */
export function TicketFareDialog({ shop, card, customer, onClosed }: TicketFareDialogProps) {
  const [machine] = useState(() => provideTicketFare(shop));
  const [input] = useState(() => ({ flowId: shop.newFlowId(), card, today: shop.clock.today() }));
  const actor = useActorRef(machine, { input, inspect: shop.log.inspect });
  useKeptEntry(shop, { flow: 'ticketFare', cardNumber: card.cardNumber }, actor, () =>
    ticketFareEntries(actor.getSnapshot().context),
  );
  const over = useSelector(actor, (snapshot) => snapshot.status === 'done');
  useEffect(() => {
    if (over) onClosed();
  }, [over, onClosed]);
  return <TicketFareView actor={actor} person={customer.fullName} />;
}
