import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { ticketFareMachine } from '#machines/account/ticket-fare/ticket-fare.machine.ts';
import { ticketFareView } from '#machines/account/ticket-fare/ticket-fare.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { belowWaiting } from '#ui/room/below-waiting.styles.ts';
import { Hint } from '#ui/text/hint.tsx';
import { BetterTicket } from './better-ticket.tsx';
import { ChangeNote } from './change-note.tsx';
import { CombinationField } from './combination-field.tsx';
import { PriceExplanation } from './price-explanation.tsx';
import { StartField } from './start-field.tsx';
import { useMessagesText } from './ticket-fare-texts.ts';
import { CardWarning, TicketPreview } from './ticket-preview.tsx';
import { ZoneField } from './zone-field.tsx';

interface TicketFareFormProps {
  readonly actor: ActorRefFrom<typeof ticketFareMachine>;
  readonly person: string;
}

/** The choices and their result, side by side if the dialog is wide enough. */
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', desk: '[minmax(0, 1fr) 20rem]' },
  gap: { base: '5', desk: '8' },
  alignItems: 'start',
});
/**
 * The result stays visible while the choices beside it scroll. It appears together with the tickets, because its place
 * depends on how many there are.
 */
const outcome = cx(belowWaiting, css({ display: 'grid', gap: '3', position: { desk: 'sticky' }, top: '0' }));

/** If there is room, the tickets below do not move when the first day has a message: it has three lines at most. */
const startPlace = css({ minHeight: { desk: '[8.75rem]' } });

/** The form: first day, ticket, zone, and a preview with the price. */
export function TicketFareForm({ actor, person }: TicketFareFormProps) {
  const intl = useIntl();
  const messagesText = useMessagesText();
  const snapshot = useSelector(actor, (current) => current);
  const previewPlace = useRef<HTMLElement>(null);
  const { start, combination, zone, preview, dayMissing, refusal, notes, better } = ticketFareView(snapshot);
  /** The pressed button is removed, so the focus moves to the preview. */
  const answer = (type: 'takeBetterTicket' | 'declineBetterTicket') => {
    previewPlace.current?.focus({ preventScroll: true });
    actor.send({ type });
  };
  const text = (id: KeyAfter<'ticketFare.'>) => intl.formatMessage({ id: `ticketFare.${id}` });
  return (
    <>
      {refusal !== null && (
        <Alert meaning="error" live title={text(refusal.isUnsure ? 'unsure' : 'refused')}>
          {messagesText([refusal.message])}
        </Alert>
      )}
      <div className={columns}>
        <div className={formColumn}>
          <div className={startPlace}>
            <StartField
              start={start}
              today={snapshot.context.today}
              onChange={(day, typed) => actor.send({ type: 'changeValidFrom', day, text: typed })}
              onLeave={() => actor.send({ type: 'leaveValidFrom' })}
            />
            <ChangeNote note={notes.start} />
          </div>
          <div>
            <CombinationField
              combination={combination}
              zone={zone}
              onChoose={(id) => actor.send({ type: 'chooseCombination', id })}
            />
            <ChangeNote note={null} losses={combination.losses} />
          </div>
          <div>
            <ZoneField zone={zone} onChoose={(name) => actor.send({ type: 'chooseZone', name })} />
            <ChangeNote note={notes.zone} losses={zone.losses} />
          </div>
        </div>
        <div className={outcome}>
          <CardWarning preview={preview} />
          <div>
            {dayMissing && <Hint>{text('preview.dayMissing')}</Hint>}
            <TicketPreview preview={preview} reading={combination.reading} person={person} place={previewPlace} />
            <ChangeNote note={notes.price} />
          </div>
          {preview !== null && preview.explanation !== null && <PriceExplanation explanation={preview.explanation} />}
          <BetterTicket
            better={better}
            onTake={() => answer('takeBetterTicket')}
            onDecline={() => answer('declineBetterTicket')}
          />
          <Hint>
            <FormattedMessage id="ticketFare.notCharged" />
          </Hint>
        </div>
      </div>
    </>
  );
}
