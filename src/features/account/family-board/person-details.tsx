import { FormattedMessage } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { Day } from '#i18n/dates.tsx';
import type { PersonView } from '#machines/account/family-board/family-board.view.ts';
import { MonthSwatch } from '#ui/month-line/month-swatch.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { quietText } from '#ui/text/quiet.styles.ts';
import { HeldTickets } from './held-tickets.tsx';
import { PriceReason } from './price-reason.tsx';

const row = css({ display: 'flex', gap: '3' });
const words = css({ minWidth: '0', overflowWrap: 'anywhere' });
const quiet = cx(quietText, css({ display: 'block' }));

/** The bars of the person's track in words, the reasons of the next ticket, and the end of the card. */
export function PersonDetails({ person: { tickets, next, card } }: { readonly person: PersonView }) {
  return (
    <>
      <HeldTickets tickets={tickets} />
      {next !== null && (
        <div className={row}>
          <MonthSwatch kind="suggested" />
          <p className={words}>
            {`${next.displayName}, ${next.zone.displayName}`}
            <span className={quiet}>
              <FormattedMessage
                id="familyBoard.next.days"
                values={{ from: <Day value={next.validFrom} weekday />, to: <Day value={next.validTo} weekday /> }}
              />{' '}
              <FormattedMessage
                id={`familyBoard.next.start.${next.startReason}`}
                values={{ day: next.lastValidTo === null ? '' : <Day value={next.lastValidTo} weekday /> }}
              />
            </span>
            <span className={quiet}>
              <PriceReason {...next} />
            </span>
          </p>
        </div>
      )}
      {card !== null && (
        <Hint>
          <FormattedMessage id="familyBoard.card" values={{ day: <Day value={card.validTo} /> }} />
        </Hint>
      )}
    </>
  );
}
