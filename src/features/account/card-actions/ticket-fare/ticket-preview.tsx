import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import type { ticketFareView } from '#machines/account/ticket-fare/ticket-fare.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { TicketState } from '#rules/ticket-state.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { Ticket } from '#ui/ticket/ticket.tsx';
import { previewStyles } from './ticket-preview.styles.ts';

interface TicketPreviewProps {
  readonly preview: ReturnType<typeof ticketFareView>['preview'];
  /** The price is being loaded. */
  readonly reading: boolean;
  readonly person: string;
  /** Gets the focus when a button beside the preview is removed. */
  readonly place: RefObject<HTMLElement | null>;
}

/** The ticket's state, which decides its appearance, and the key of the state's text. */
function lookOf({
  blocked,
  startsToday,
}: {
  blocked: boolean;
  startsToday: boolean;
}): readonly [TicketState, KeyAfter<'ticketFare.preview.'>] {
  if (blocked) return ['expired', 'blocked'];
  return startsToday ? ['active', 'startsToday'] : ['future', 'startsLater'];
}

export function TicketPreview({ preview, reading, person, place }: TicketPreviewProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'ticketFare.preview.'>) => intl.formatMessage({ id: `ticketFare.preview.${id}` });
  if (preview === null) return reading ? <Skeleton height="9rem" /> : null;
  const [state, word] = lookOf(preview);
  return (
    <section ref={place} tabIndex={-1} className={previewStyles} aria-label={text('label')} aria-live="polite">
      <Ticket
        state={state}
        stateLabel={text(word)}
        title={preview.title}
        person={person}
        from={{ label: text('from'), date: <Day value={preview.validFrom} weekday /> }}
        to={{ label: text('to'), date: <Day value={preview.validTo} weekday /> }}
        chips={preview.zone === null ? [] : [preview.zone]}
        chipsLabel={text('zones')}
        price={preview.price === null ? '–' : <Money amount={preview.price} />}
      />
      {preview.listPrice !== null && (
        <Hint>
          <FormattedMessage id="ticketFare.preview.isic" values={{ listPrice: <Money amount={preview.listPrice} /> }} />
        </Hint>
      )}
    </section>
  );
}

/** The warning that the ticket is valid longer than the bank or virtual card (TFR-01). */
export function CardWarning({ preview }: Pick<TicketPreviewProps, 'preview'>) {
  if (preview?.outlivesCard !== true) return null;
  return (
    <Alert meaning="warning" live>
      <FormattedMessage id="ticketFare.outlivesCard" />
    </Alert>
  );
}
