import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { repeatPurchaseView } from '../../../../machines/repeat-purchase/repeat-purchase.view.ts';
import { RepeatPurchaseButton } from '../../../common/repeat-purchase/repeat-purchase-button.tsx';
import { useRepeatPurchase } from '../../../common/repeat-purchase/use-repeat-purchase.ts';

interface RepeatOfferProps {
  readonly customerId: number;
  /** Whether there is an offer; the other buttons step back behind it. */
  readonly onOffer: (hasOffer: boolean) => void;
}

/** The last ticket once more. The server is asked for it as long as this is on the page. */
export function RepeatOffer({ customerId, onOffer }: RepeatOfferProps) {
  const repeatPurchase = useRepeatPurchase(customerId);
  const hasOffer = useSelector(repeatPurchase, (snapshot) => repeatPurchaseView(snapshot).offer !== null);
  // Before the page is painted, so that there are never two filled buttons.
  useLayoutEffect(() => onOffer(hasOffer), [hasOffer, onOffer]);
  return <RepeatPurchaseButton repeatPurchase={repeatPurchase} />;
}
