import { FormattedMessage, useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { Day } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import type { NextTicket, PersonView } from '#machines/account/family-board/family-board.view.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { MonthSwatch } from '#ui/month-line/month-swatch.tsx';
import { quietText } from '#ui/text/quiet.styles.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

interface NextTicketChoiceProps {
  readonly person: PersonView;
  readonly next: NextTicket;
  readonly onToggle: () => void;
}

const box = css({ borderTop: 'line', paddingTop: '2' });
const labelStyles = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', fontWeight: 'bold' });
const nameStyles = css({ display: 'flex', gap: '3', flex: '[1 1 12rem]', minWidth: '0', overflowWrap: 'anywhere' });
const priceStyles = css({ marginLeft: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
/** Starts at the same left edge as the text of the check box. */
const reasons = cx(quietText, css({ display: 'grid', rowGap: '1', paddingLeft: '[2.25rem]' }));

/** The reason for the price: the list price, or the full price with its reductions. */
function PriceReason({ explanation, profile }: Pick<NextTicket, 'explanation' | 'profile'>) {
  const intl = useIntl();
  const { full, reductions } = explanation;
  if (reductions.length === 0) return <FormattedMessage id="familyBoard.next.listed" values={{ profile }} />;
  const parts = reductions.map(({ kind, percentage }) =>
    intl.formatMessage(
      { id: kind === 'ISIC' ? 'ticketFare.how.isic' : 'ticketFare.how.profile' },
      { profile, percentage: intl.formatNumber(percentage / 100, { style: 'percent' }) },
    ),
  );
  return (
    <FormattedMessage
      id="familyBoard.next.reduced"
      values={{ full: <Money amount={full} />, reductions: intl.formatList(parts, { type: 'unit' }) }}
    />
  );
}

/** The next ticket of a person: its check box, its days and price, and the reasons for them. */
export function NextTicketChoice({ person, next, onToggle }: NextTicketChoiceProps) {
  const { fullName, ticked, canToggle, isOrderedElsewhere } = person;
  const { displayName, zone, validFrom, validTo, price, startReason, lastValidTo } = next;
  return (
    <div className={box}>
      <Checkbox
        checked={ticked}
        disabled={!canToggle}
        onChange={onToggle}
        label={
          <span className={labelStyles}>
            <VisuallyHidden>{`${fullName}: `}</VisuallyHidden>
            <span className={nameStyles}>
              <MonthSwatch kind="suggested" />
              {`${displayName}, ${zone.displayName}`}
            </span>
            <span className={priceStyles}>
              <Money amount={price} />
            </span>
          </span>
        }
      />
      <div className={reasons}>
        <p>
          <FormattedMessage
            id="familyBoard.next.days"
            values={{ from: <Day value={validFrom} weekday />, to: <Day value={validTo} weekday /> }}
          />{' '}
          <FormattedMessage
            id={`familyBoard.next.start.${startReason}`}
            values={{ day: lastValidTo === null ? '' : <Day value={lastValidTo} weekday /> }}
          />
        </p>
        <p>
          <PriceReason {...next} />
        </p>
        {isOrderedElsewhere && (
          <p>
            <FormattedMessage id="familyBoard.next.orderedElsewhere" />
          </p>
        )}
      </div>
    </div>
  );
}
