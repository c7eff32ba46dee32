import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import { RepeatPurchaseButtons } from './repeat-purchase-buttons.tsx';
import { useRepeatPurchase } from './use-repeat-purchase.ts';

interface RepeatOfferProps {
  /** What can be bought once more, as the page has read it last. */
  readonly offers: RepeatPurchase;
  /** What may be bought here; the rest is not shown even if it is offered. */
  readonly kinds: readonly (keyof RepeatPurchase)[];
}

/** What the customer bought last, offered once more as long as this is on the page. */
export function RepeatOffer({ offers, kinds }: RepeatOfferProps) {
  return <RepeatPurchaseButtons repeatPurchase={useRepeatPurchase(offers)} kinds={kinds} />;
}
