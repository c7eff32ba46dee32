import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { AccountCustomer } from '../../../../contract/entities/account-page.ts';
import type { SystemConfiguration } from '../../../../contract/entities/configuration.ts';
import type { CustomerCard } from '../../../../contract/entities/customer-card.ts';
import type { ActionButton, ActionContext } from '../../../../rules/visibility.ts';

export interface CardActionDialogProps {
  readonly card: CustomerCard;
  readonly customer: AccountCustomer;
  readonly onClosed: () => void;
}

/** An action for a card: its button on the account page, and the dialog that the button opens. */
export interface CardAction {
  /** The flow of the dialog; its draft is saved under this name. */
  readonly id: string;
  /** The key of the button's text. */
  readonly label: string;
  /** The most frequent action; its button is the primary one. */
  readonly isPrimary?: boolean;
  /** Whether the button is visible and enabled. */
  readonly button: (context: ActionContext<keyof SystemConfiguration>) => ActionButton;
  readonly Dialog: ComponentType<CardActionDialogProps>;
  /** What a stored draft of its form must look like. */
  readonly draft: GenericSchema;
}
