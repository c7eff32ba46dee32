import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import { RepeatPurchaseButtons } from './repeat-purchase-buttons.tsx';
import { useRepeatPurchase } from './use-repeat-purchase.ts';

interface RepeatOfferProps {
  /** The repeat purchases that the server offers, as the page has last read them. */
  readonly offers: RepeatPurchase;
  /** The kinds that this page shows. Other kinds are not shown even if they are offered. */
  readonly kinds: readonly (keyof RepeatPurchase)[];
}

/** Offers the customer's last purchases again while this component is mounted. */
export function RepeatOffer({ offers, kinds }: RepeatOfferProps) {
  return <RepeatPurchaseButtons repeatPurchase={useRepeatPurchase(offers)} kinds={kinds} />;
}
