import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import type { RepeatPurchase } from '../../../../contract/entities/repeat-purchase.ts';
import { RepeatPurchaseButtons } from '../../../common/repeat-purchase/repeat-purchase-buttons.tsx';
import { useRepeatPurchase } from '../../../common/repeat-purchase/use-repeat-purchase.ts';
import { useRefreshOnChange } from '../../../common/use-refresh-on-change.ts';

interface RepeatOfferProps {
  readonly customerId: number;
  /** What can be bought now by the rules of the page. */
  readonly kinds: readonly (keyof RepeatPurchase)[];
  /** What is in the card's wallet, in minor units; undefined without a wallet. */
  readonly balance: number | undefined;
  /** Whether there is an offer; the other buttons step back behind it. */
  readonly onOffer: (hasOffer: boolean) => void;
}

/** The last ticket and the last top-up once more. The server is asked for both at once, as long as this is on the page. */
export function RepeatOffer({ customerId, kinds, balance, onOffer }: RepeatOfferProps) {
  const repeatPurchase = useRepeatPurchase(customerId);
  useRefreshOnChange(repeatPurchase, balance);
  const hasOffer = useSelector(repeatPurchase, ({ context }) => kinds.some((kind) => context.offers[kind] !== null));
  // Before the page is painted, so that there are never two filled buttons.
  useLayoutEffect(() => onOffer(hasOffer), [hasOffer, onOffer]);
  return <RepeatPurchaseButtons repeatPurchase={repeatPurchase} kinds={kinds} />;
}
