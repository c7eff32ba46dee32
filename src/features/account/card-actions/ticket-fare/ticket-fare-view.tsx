import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { ticketFareMachine } from '#machines/account/ticket-fare/ticket-fare.machine.ts';
import { ticketFareView } from '#machines/account/ticket-fare/ticket-fare.view.ts';
import { CardActionFrame } from '../card-action-frame.tsx';
import { TicketFareForm } from './ticket-fare-form.tsx';
import { TicketTotal } from './ticket-total.tsx';

interface TicketFareViewProps {
  readonly actor: ActorRefFrom<typeof ticketFareMachine>;
  /** The name of the person who travels. */
  readonly person: string;
}

/** The view of the ticket-fare dialog (TFR-01). */
export function TicketFareView({ actor, person }: TicketFareViewProps) {
  const snapshot = useSelector(actor, (current) => current);
  const view = ticketFareView(snapshot);
  return (
    <CardActionFrame
      actor={actor}
      snapshot={snapshot}
      flow="ticketFare"
      view={view}
      missing={view.missing && `ticketFare.missing.${view.missing}`}
      missingAnnounced
      fields={3}
      steady
      total={<TicketTotal price={view.preview?.price ?? null} />}
    >
      {view.missing !== 'opening' && <TicketFareForm actor={actor} person={person} />}
    </CardActionFrame>
  );
}
