import { FormattedMessage } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { Money } from '#i18n/money.tsx';
import { headingText } from '#ui/text/heading.styles.ts';
import { quietText } from '#ui/text/quiet.styles.ts';

/** The price is above the buttons. If the buttons fit in one line, it is at the beginning of that line. */
const totalStyles = css({
  order: { narrow: '1' },
  flex: { narrow: '1' },
  display: 'flex',
  alignItems: 'baseline',
  alignSelf: { narrow: 'center' },
  justifyContent: { base: 'space-between', narrow: 'flex-start' },
  gap: '3',
});
const priceStyles = cx(headingText, css({ lineHeight: 'tight', fontVariantNumeric: 'tabular-nums' }));

/** The price of the chosen ticket, in minor units; null while it is not known. */
export function TicketTotal({ price }: { readonly price: number | null }) {
  return (
    <p className={totalStyles}>
      <span className={quietText}>
        <FormattedMessage id="ticketFare.total" />
      </span>
      <span className={priceStyles}>{price === null ? '–' : <Money amount={price} />}</span>
    </p>
  );
}
