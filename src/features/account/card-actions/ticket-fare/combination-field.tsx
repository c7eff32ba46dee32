import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useMoneyText, useRoundMoneyText } from '#i18n/money.tsx';
import type { TicketRow } from '#machines/account/ticket-fare/ticket-fare.rows.ts';
import type { ticketFareView } from '#machines/account/ticket-fare/ticket-fare.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Button } from '#ui/button/button.tsx';
import { inLineWithTexts } from '#ui/button/in-line.styles.ts';
import { RadioGroup, type RadioOption } from '#ui/radio-group/radio-group.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useMessagesText, useUntilText } from './ticket-fare-texts.ts';

type View = ReturnType<typeof ticketFareView>;

interface CombinationFieldProps {
  readonly combination: View['combination'];
  readonly zone: View['zone'];
  readonly onChoose: (id: number) => void;
}

/** The longest list that is shown as a whole. A longer list shows fewer tickets at first, and a button for the rest. */
const mostRows = 5;

/** Only for screen readers: other people see placeholders, or that the rows lose their prices for a moment. */
const unseen = css({ srOnly: true });
/** A row has two lines, also while its price and its last day are being read. */
const rowHeight = '4.4375rem';
const fieldStyles = css({ '& label': { minHeight: `[${rowHeight}]` } });
const placeholders = css({ display: 'flex', flexDirection: 'column', gap: '2', marginTop: '1' });
const nameStyles = css({ fontWeight: 'medium' });
const priceStyles = css({ fontWeight: 'bold' });

/** The first tickets of the list, and always the chosen ticket. */
const withoutRest = (rows: readonly TicketRow[], chosen: number | null): readonly TicketRow[] =>
  rows.length <= mostRows ? rows : rows.filter(({ id }, index) => index < mostRows - 1 || id === chosen);

/** Turns a ticket into an option: its name and price, its last day or why it cannot be bought, and the price per day. */
function useOption({ zone }: Pick<CombinationFieldProps, 'zone'>): (row: TicketRow) => RadioOption {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const roundText = useRoundMoneyText();
  const untilText = useUntilText();
  const text = (id: KeyAfter<'ticketFare.combination.'>, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `ticketFare.combination.${id}` }, values);
  const daysOf = ({ until, onlyToday }: TicketRow) => {
    if (until === null) return undefined;
    return onlyToday ? text('fromToday', { until: untilText(until) }) : untilText(until);
  };
  const priceOf = ({ price, isLowest }: TicketRow) => {
    if (price === null) return undefined;
    return isLowest ? text('lowest', { price: moneyText(price) }) : moneyText(price);
  };
  return (row) => {
    const price = priceOf(row);
    return {
      value: String(row.id),
      label: <span className={nameStyles}>{row.title}</span>,
      help:
        row.obstacle === null
          ? daysOf(row)
          : intl.formatMessage({ id: `ticketFare.combination.obstacles.${row.obstacle}` }, { zone: zone.name ?? '' }),
      barred: row.obstacle !== null,
      aside: price === undefined ? undefined : <span className={priceStyles}>{price}</span>,
      asideHelp:
        row.perDay === null || row.obstacle !== null ? undefined : text('perDay', { price: roundText(row.perDay) }),
    };
  };
}

/** Shown until the first tickets are read. How many tickets there are is not known yet. */
function RowPlaceholders() {
  return (
    <div className={placeholders} data-waiting="">
      <Skeleton height={rowHeight} />
      <Skeleton height={rowHeight} />
      <Skeleton height={rowHeight} />
    </div>
  );
}

/** The tickets to choose from: the usual ticket first; a button shows the rest of a long list. */
export function CombinationField({ combination, zone, onChoose }: CombinationFieldProps) {
  const intl = useIntl();
  const messagesText = useMessagesText();
  const toOption = useOption({ zone });
  const [showsAll, setShowsAll] = useState(false);
  const { rows, chosen } = combination;
  const shown = showsAll ? rows : withoutRest(rows, chosen);
  const hidden = rows.length - shown.length;
  const text = (id: KeyAfter<'ticketFare.combination'>, values: Record<string, number> = {}) =>
    intl.formatMessage({ id: `ticketFare.combination${id}` }, values);
  return (
    <div className={fieldStyles}>
      <RadioGroup
        label={text('')}
        error={messagesText(combination.messages)}
        options={shown.map(toOption)}
        value={chosen === null ? null : String(chosen)}
        onChange={(id) => onChoose(Number(id))}
        busy={combination.disabled}
      />
      <p role="status" className={unseen}>
        {combination.reading && text('.reading')}
      </p>
      {combination.reading && rows.length === 0 && <RowPlaceholders />}
      {hidden > 0 && (
        <div className={inLineWithTexts}>
          <Button variant="quiet" onClick={() => setShowsAll(true)}>
            <Plus aria-hidden="true" />
            {text('.more', { count: hidden })}
          </Button>
        </div>
      )}
    </div>
  );
}
