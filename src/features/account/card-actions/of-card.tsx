import type { ComponentType } from 'react';
import type { AccountCustomer } from '#contract/entities/account-page.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import type { ActionDialogProps } from './card-action.ts';

/** The dialog of an action that is possible for a card only. */
export interface CardDialogProps extends Pick<ActionDialogProps, 'onClosed'> {
  readonly card: CustomerCard;
  readonly customer: AccountCustomer;
}

/** Shows the dialog as long as there is a card. */
export const ofCard = (Dialog: ComponentType<CardDialogProps>): ComponentType<ActionDialogProps> =>
  function DialogOfCard({ card, customer, onClosed }) {
    if (card === null || customer === null) return null;
    return <Dialog card={card} customer={customer} onClosed={onClosed} />;
  };
