import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Money } from '#i18n/money.tsx';
import { repeatPurchaseView } from '#machines/common/repeat-purchase/repeat-purchase.view.ts';
import { RepeatButton } from './repeat-button.tsx';
import type { RepeatPurchaseActor } from './use-repeat-purchase.ts';

interface RepeatTopUpButtonProps {
  readonly repeatPurchase: RepeatPurchaseActor;
  readonly variant: 'primary' | 'secondary';
}

/** Repeats the last top-up: one press puts it into the cart and opens the cart (WAL-02). Nothing without an offer. */
export function RepeatTopUpButton({ repeatPurchase, variant }: RepeatTopUpButtonProps) {
  const { topUp } = repeatPurchaseView(useSelector(repeatPurchase, (current) => current));
  if (topUp === null) return null;
  const { adding, canBuy, price, newBalance } = topUp;
  return (
    <RepeatButton
      variant={variant}
      adding={adding}
      canBuy={canBuy}
      onPress={() => repeatPurchase.send({ type: 'topUpAgain' })}
    >
      <FormattedMessage id="repeatPurchase.topUp" values={{ price: <Money amount={price} /> }} />
      <FormattedMessage id="repeatPurchase.newBalance" values={{ balance: <Money amount={newBalance} /> }} />
    </RepeatButton>
  );
}
