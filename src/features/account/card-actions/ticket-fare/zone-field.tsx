import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { ChoiceField } from '#common/choice-field.tsx';
import { useMoneyText } from '#i18n/money.tsx';
import type { ticketFareView } from '#machines/account/ticket-fare/ticket-fare.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { useMessagesText } from './ticket-fare-texts.ts';
import { ZoneMap } from './zone-map.tsx';

interface ZoneFieldProps {
  readonly zone: ReturnType<typeof ticketFareView>['zone'];
  readonly onChoose: (name: string) => void;
}

/** Looks like the label of a field, although a single zone cannot be chosen. */
const fieldNameStyles = css({ display: 'block', fontWeight: 'bold', marginBottom: '1' });

/**
 * The zones of the chosen ticket with their prices. One zone is only shown, a few zones are rows, many zones have a
 * search field or a map.
 */
export function ZoneField({ zone, onChoose }: ZoneFieldProps) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const error = useMessagesText()(zone.messages);
  const text = (id: KeyAfter<'ticketFare.zone'>, values: Record<string, number> = {}) =>
    intl.formatMessage({ id: `ticketFare.zone${id}` }, values);
  const options = zone.options.map(({ zone: { name, displayName }, price }) => ({
    value: name,
    label: displayName,
    aside: zone.stale ? undefined : moneyText(price),
  }));
  const [first] = options;
  if (first === undefined) return null;
  if (options.length === 1)
    return (
      <p>
        <span className={fieldNameStyles}>{text('')}</span>
        {first.label}
      </p>
    );
  return (
    <div>
      <ChoiceField
        text={text}
        error={error}
        options={options}
        value={zone.chosen}
        onChange={onChoose}
        disabled={zone.disabled}
      />
      <ZoneMap zone={zone} onChoose={onChoose} />
    </div>
  );
}
