import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { AccountCustomer } from '#contract/entities/account-page.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import type { ActionFacts } from '#rules/card-actions/action-facts.ts';
import type { ActionButton } from '#rules/visibility.ts';

/** What an action is about. */
export interface ActionSubject {
  /** Null = the customer has no card. */
  readonly card: CustomerCard | null;
  /** Null = the account has no customer of its own yet. */
  readonly customer: AccountCustomer | null;
}

export interface ActionDialogProps extends ActionSubject {
  readonly onClosed: () => void;
}

/** The facts on which the actions with a dialog depend. */
export type ActionContext = Omit<
  ActionFacts,
  'canCreateApplication' | 'canCreateVirtualApplication' | 'relatedCustomers'
>;

/** An action of the account page: its button, and the dialog that the button opens. */
export interface CardAction {
  /** The flow of the dialog; its draft is saved under this name. */
  readonly id: string;
  /** The key of the button's text. */
  readonly label: string;
  /** What is bought for a card is beside it; everything else is below. */
  readonly place: 'purchase' | 'service';
  /** The most frequent action; its button is the primary one. */
  readonly isPrimary?: boolean;
  /** Whether the button is visible and enabled. */
  readonly button: (context: ActionContext) => ActionButton;
  readonly Dialog: ComponentType<ActionDialogProps>;
  /** What a draft of its form is about (draft-subjects.ts); null = no draft is possible. */
  readonly draftSubject: (subject: ActionSubject) => string | null;
  /** What a stored draft of its form must look like. */
  readonly draft: GenericSchema;
}
