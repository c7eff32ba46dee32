import { FormattedMessage, useIntl } from 'react-intl';
import { RoundMoney } from '#i18n/money.tsx';
import type { ticketFareView } from '#machines/account/ticket-fare/ticket-fare.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';

interface BetterTicketProps {
  readonly better: ReturnType<typeof ticketFareView>['better'];
  readonly onTake: () => void;
  readonly onDecline: () => void;
}

function textOf({
  saving,
  extraDays,
}: {
  readonly saving: number;
  readonly extraDays: number;
}): KeyAfter<'ticketFare.better.'> {
  if (saving === 0) return 'longer';
  return extraDays === 0 ? 'cheaper' : 'cheaperLonger';
}

/** Another ticket for the same days that costs less or is valid longer (TFR-08). */
export function BetterTicket({ better, onTake, onDecline }: BetterTicketProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'ticketFare.better.'>) => intl.formatMessage({ id: `ticketFare.better.${id}` });
  return (
    <div role="status">
      {better !== null && (
        <Alert
          meaning="info"
          quiet
          actions={
            <>
              <Button onClick={onTake}>{text('take')}</Button>
              <Button variant="quiet" onClick={onDecline}>
                {text('decline')}
              </Button>
            </>
          }
        >
          <FormattedMessage
            id={`ticketFare.better.${textOf(better)}`}
            values={{ ticket: better.title, saving: <RoundMoney amount={better.saving} />, days: better.extraDays }}
          />
        </Alert>
      )}
    </div>
  );
}
