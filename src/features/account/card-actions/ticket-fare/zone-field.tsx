import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ticketFareView } from '../../../../../machines/ticket-fare/ticket-fare.view.ts';
import { useMoneyText } from '../../../../i18n/money.tsx';
import { Combobox } from '../../../../ui/combobox/combobox.tsx';
import { RadioGroup } from '../../../../ui/radio-group/radio-group.tsx';
import { useMessagesText } from './ticket-fare-texts.ts';

interface ZoneFieldProps {
  readonly zone: ReturnType<typeof ticketFareView>['zone'];
  readonly onChoose: (name: string) => void;
}

/** Like the label of a field, although there is nothing to choose. */
const fieldNameStyles = css({ display: 'block', fontWeight: 'bold', marginBottom: '1' });

/** More zones than this are searched. */
const mostRows = 5;

/** The zones of the chosen ticket with their prices: one is told, a few are rows, many are searched. */
export function ZoneField({ zone, onChoose }: ZoneFieldProps) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const error = useMessagesText()(zone.messages);
  const text = (id: string, values: Record<string, number> = {}) =>
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
  const field = { label: text(''), error, options, value: zone.chosen, onChange: onChoose };
  if (options.length <= mostRows) return <RadioGroup {...field} busy={zone.disabled} />;
  return (
    <Combobox
      {...field}
      placeholder={text('.search')}
      openLabel={text('.open')}
      foundText={(count) => text('.found', { count })}
      disabled={zone.disabled}
    />
  );
}
