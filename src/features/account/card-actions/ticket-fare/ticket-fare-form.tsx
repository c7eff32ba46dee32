import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { ticketFareMachine } from '../../../../../machines/ticket-fare/ticket-fare.machine.ts';
import { ticketFareView } from '../../../../../machines/ticket-fare/ticket-fare.view.ts';
import { quietStyles } from '../../../../common/dialog-frame/dialog.styles.ts';
import { useMoneyText } from '../../../../i18n/money.tsx';
import { Alert } from '../../../../ui/alert/alert.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { StartField } from './start-field.tsx';
import { useMessagesText } from './ticket-fare-texts.ts';
import { CardWarning, TicketPreview } from './ticket-preview.tsx';

interface TicketFareFormProps {
  readonly actor: ActorRefFrom<typeof ticketFareMachine>;
  readonly person: string;
}

/** First day, ticket, zone, and a preview with the price. */
export function TicketFareForm({ actor, person }: TicketFareFormProps) {
  const intl = useIntl();
  const messagesText = useMessagesText();
  const moneyText = useMoneyText();
  const snapshot = useSelector(actor, (current) => current);
  const { start, combination, zone, preview, refusal } = ticketFareView(snapshot);
  const text = (id: string) => intl.formatMessage({ id: `ticketFare.${id}` });
  const priceText = (amount: number) => {
    const price = moneyText(amount);
    return zone.hasOtherPrice ? intl.formatMessage({ id: 'ticketFare.zone.listPrice' }, { price }) : price;
  };
  return (
    <>
      {refusal !== null && (
        <Alert meaning="error" live title={text(refusal.isUnsure ? 'unsure' : 'refused')}>
          {messagesText([refusal.message])}
        </Alert>
      )}
      <StartField
        start={start}
        today={snapshot.context.today}
        onChange={(day, typed) => actor.send({ type: 'changeValidFrom', day, text: typed })}
      />
      <Select
        label={text('combination')}
        placeholder={text(combination.reading ? 'combination.reading' : 'combination.choose')}
        error={messagesText(combination.messages)}
        options={combination.options.map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
        value={combination.chosen === null ? null : String(combination.chosen)}
        onChange={(id) => actor.send({ type: 'chooseCombination', id: Number(id) })}
        disabled={combination.disabled}
      />
      <Select
        label={text('zone')}
        placeholder={text(zone.reading ? 'zone.reading' : 'zone.choose')}
        error={messagesText(zone.messages)}
        options={zone.options.map((priced) => ({
          value: priced.zone.name,
          label: `${priced.zone.displayName} · ${priceText(priced.price ?? 0)}`,
        }))}
        value={zone.chosen}
        onChange={(name) => actor.send({ type: 'chooseZone', name })}
        disabled={zone.disabled}
      />
      <CardWarning preview={preview} />
      <TicketPreview preview={preview} reading={zone.reading} person={person} />
      <p className={quietStyles}>
        <FormattedMessage id="ticketFare.notCharged" />
      </p>
    </>
  );
}
