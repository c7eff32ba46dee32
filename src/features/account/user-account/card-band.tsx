import type { ComponentProps, ReactNode } from 'react';
import { CardMenu } from '../card-actions/card-menu.tsx';
import { bandPart, bandStyles } from '../customer-selection/account-band.styles.ts';
import { CardDetail } from './card-detail.tsx';
import { CardFactsDisclosure } from './card-facts.tsx';
import { CardPurchases } from './card-purchases.tsx';

interface CardBandProps extends ComponentProps<typeof CardPurchases> {
  /** ISO day; null = the birth date is not shown. */
  readonly birthDay: string | null;
  /** Shown above the menu. */
  readonly children: ReactNode;
}

/** The card, its tickets, its wallet and its menu: each action is at the thing that it is about (ACC-02, ACC-07). */
export function CardBand({ birthDay, children, ...purchases }: CardBandProps) {
  const { surroundings, customer, card } = purchases;
  return (
    <div className={bandStyles}>
      <div className={bandPart({ place: 'card' })}>
        <CardDetail customer={customer} card={card} birthDay={birthDay} />
      </div>
      <CardPurchases {...purchases} />
      <div className={bandPart({ place: 'below' })}>
        <CardFactsDisclosure card={card} birthDay={birthDay} />
        {children}
        <CardMenu {...surroundings} />
      </div>
    </div>
  );
}
