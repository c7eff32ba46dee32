import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Customer } from '#contract/entities/customer.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { AccountLinkType, CardState, CustomerCardType } from '#contract/enumerations.ts';
import { isChild } from '../age.ts';

/** What the rules need to know of a card. */
export interface ActionCard {
  readonly id: number;
  readonly customerCardType: CustomerCardType;
  readonly currentState: { readonly state: { readonly name: CardState } };
  readonly electronicWallet: { readonly id: number } | null;
}

export interface ActionCustomer {
  readonly id: number;
  readonly isChild: boolean;
  readonly hasParent: boolean;
  /** Another system has sent the customer without a name: the first name is still the id. */
  readonly isPlaceholder: boolean;
  /** The customer has an account of their own already. */
  readonly isConnected: boolean;
}

export interface ActionCartItem {
  readonly type: Item['type'];
  readonly payload: Pick<Item['payload'], 'cardId' | 'eWalletId' | 'applicationId' | 'originId'>;
}

/** Everything that decides about the actions of the account page; each action needs a part of it. */
export interface ActionFacts {
  /** Null = the customer has none. */
  readonly card: ActionCard | null;
  /** Null = nobody is selected. */
  readonly customer: ActionCustomer | null;
  /** How the customer is linked; null for the account's own one, and if nobody is selected. */
  readonly link: Exclude<AccountLinkType, 'REGISTERED'> | null;
  /** Null until it is known. */
  readonly manageable: boolean | null;
  readonly cartItems: readonly ActionCartItem[];
  /** The customer has a card application that is still being dealt with. */
  readonly hasApplication: boolean;
  /** The server would accept a card application for the customer. */
  readonly canCreateApplication: boolean;
  /** The server would accept one for a virtual card. */
  readonly canCreateVirtualApplication: boolean;
  /** With how many customers the account is related, the selected one included. */
  readonly relatedCustomers: number;
  readonly configuration: SystemConfiguration;
}

/** Somebody has no name yet: their first name is still the id. */
export const isNamedById = ({ id, firstName }: Pick<Customer, 'id' | 'firstName'>): boolean => firstName === String(id);

/** Another system has sent the customer without a name (LNK-03). */
export const isPlaceholder = (customer: Pick<Customer, 'id' | 'firstName' | 'external'>): boolean =>
  customer.external && isNamedById(customer);

/** What the rules need to know of a customer on a day (ISO). */
export const actionCustomer = (
  customer: Pick<Customer, 'id' | 'firstName' | 'birthDay' | 'external' | 'parent'>,
  isConnected: boolean,
  today: string,
): ActionCustomer => ({
  id: customer.id,
  isChild: customer.birthDay !== null && isChild(customer.birthDay, today),
  hasParent: customer.parent !== null,
  isPlaceholder: isPlaceholder(customer),
  isConnected,
});
