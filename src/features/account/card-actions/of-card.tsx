import type { ComponentType } from 'react';
import type { AccountCustomer } from '#contract/entities/account-page.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import type { ActionDialogProps } from './card-action.ts';

/** The dialog of an action that needs a card. */
export interface CardDialogProps extends Pick<ActionDialogProps, 'onClosed'> {
  readonly card: CustomerCard;
  readonly customer: AccountCustomer;
}

/** Renders the dialog only while there is a card. */
export const ofCard = (Dialog: ComponentType<CardDialogProps>): ComponentType<ActionDialogProps> =>
  function DialogOfCard({ card, customer, onClosed }) {
    if (card === null || customer === null) return null;
    return <Dialog card={card} customer={customer} onClosed={onClosed} />;
  };
