import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { AccountCustomer } from '#contract/entities/account-page.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import type { ActionFacts } from '#rules/card-actions/action-facts.ts';
import type { ActionButton } from '#rules/visibility.ts';

/** The customer and the card of an action. */
export interface ActionSubject {
  /** Null = the customer has no card. */
  readonly card: CustomerCard | null;
  /** Null = the account has no customer of its own yet. */
  readonly customer: AccountCustomer | null;
}

export interface ActionDialogProps extends ActionSubject {
  readonly onClosed: () => void;
}

/** The data that decide whether the actions with a dialog are possible. */
export type ActionContext = Omit<
  ActionFacts,
  'canCreateApplication' | 'canCreateVirtualApplication' | 'relatedCustomers'
>;

/** An action of the account page: its button, and the dialog that the button opens. */
export interface CardAction {
  /** The name of the dialog's flow; the draft of its form is saved under this name. */
  readonly id: string;
  /** The key of the button's text. */
  readonly label: MessageKey;
  readonly Icon: LucideIcon;
  /** What the action is about; its button is there. */
  readonly place: 'ticket' | 'wallet' | 'card';
  readonly button: (context: ActionContext) => ActionButton;
  readonly Dialog: ComponentType<ActionDialogProps>;
  /** The subject of the draft of the dialog's form (draft-subjects.ts); null = this action has no draft. */
  readonly draftSubject: (subject: ActionSubject) => string | null;
  /** The schema that a stored draft of the form must match. */
  readonly draft: GenericSchema;
}
