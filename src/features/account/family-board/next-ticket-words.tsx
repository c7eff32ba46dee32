import { css, cx } from 'styled-system/css';
import { DayRange } from '#i18n/dates.tsx';
import type { NextTicket } from '#machines/account/family-board/family-board.view.ts';
import { quietText } from '#ui/text/quiet.styles.ts';
import { nextWordsStyles } from './board.styles.ts';

interface NextTicketWordsProps {
  readonly next: NextTicket;
  /** The id of the ticket's check box. */
  readonly boxId: string;
}

const days = css({ whiteSpace: 'nowrap' });

/** The next ticket and its days; a press on the words ticks the ticket. */
export function NextTicketWords({ next: { displayName, zone, validFrom, validTo }, boxId }: NextTicketWordsProps) {
  return (
    <label className={nextWordsStyles} htmlFor={boxId}>
      <span>{`${displayName}, ${zone.displayName}`}</span>{' '}
      <span className={cx(quietText, days)}>
        <DayRange from={validFrom} to={validTo} />
      </span>
    </label>
  );
}
