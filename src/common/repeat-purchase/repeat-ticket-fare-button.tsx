import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Day } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import { repeatPurchaseView } from '#machines/common/repeat-purchase/repeat-purchase.view.ts';
import { RepeatButton } from './repeat-button.tsx';
import type { RepeatPurchaseActor } from './use-repeat-purchase.ts';

/** Buys the last ticket again: one press puts it into the cart and opens the cart (TFR-03). Nothing without an offer. */
export function RepeatTicketFareButton({ repeatPurchase }: { readonly repeatPurchase: RepeatPurchaseActor }) {
  const { ticketFare } = repeatPurchaseView(useSelector(repeatPurchase, (current) => current));
  if (ticketFare === null) return null;
  const { adding, canBuy, price, validFrom } = ticketFare;
  return (
    <RepeatButton
      variant="primary"
      adding={adding}
      canBuy={canBuy}
      onPress={() => repeatPurchase.send({ type: 'buyAgain' })}
    >
      <FormattedMessage id="repeatPurchase.buy" values={{ price: <Money amount={price} /> }} />
      <FormattedMessage id="repeatPurchase.start" values={{ day: <Day value={validFrom} weekday /> }} />
    </RepeatButton>
  );
}
