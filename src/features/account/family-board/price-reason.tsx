import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '#i18n/money.tsx';
import type { NextTicket } from '#machines/account/family-board/family-board.view.ts';

/** The reason for the price: the list price, or the full price with its reductions. */
export function PriceReason({ explanation, profile }: Pick<NextTicket, 'explanation' | 'profile'>) {
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
