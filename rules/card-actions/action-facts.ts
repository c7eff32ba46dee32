import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Customer } from '#contract/entities/customer.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { AccountLinkType, CardState, CustomerCardType } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';
import { isChild } from '../age.ts';

/** The data of a card that the rules need. */
export interface ActionCard {
  readonly id: number;
  readonly customerCardType: CustomerCardType | UnknownName;
  readonly currentState: { readonly state: { readonly name: CardState | UnknownName } };
  readonly electronicWallet: { readonly id: number } | null;
}

export interface ActionCustomer {
  readonly id: number;
  readonly isChild: boolean;
  readonly hasParent: boolean;
  /** Another system has created the customer without a name: the first name still contains the id. */
  readonly isPlaceholder: boolean;
  /** The customer has an account of their own already. */
  readonly isConnected: boolean;
}

export interface ActionCartItem {
  readonly type: Item['type'];
  readonly payload: Pick<Item['payload'], 'cardId' | 'eWalletId' | 'applicationId' | 'originId'>;
}

/** All facts that the actions of the account page depend on; each action needs some of them. */
export interface ActionFacts {
  /** Null = the customer has no card. */
  readonly card: ActionCard | null;
  /** Null = nobody is selected. */
  readonly customer: ActionCustomer | null;
  /** How the customer is linked; null for the account's own customer, and if nobody is selected. */
  readonly link: Exclude<AccountLinkType, 'REGISTERED'> | null;
  /** Null until it is known. */
  readonly manageable: boolean | null;
  readonly cartItems: readonly ActionCartItem[];
  /** The customer has a card application that is not finished yet. */
  readonly hasApplication: boolean;
  /** The server would accept a card application for the customer. */
  readonly canCreateApplication: boolean;
  /** The server would accept an application for a virtual card. */
  readonly canCreateVirtualApplication: boolean;
  /** The number of customers that are related to the account, with the selected customer. */
  readonly relatedCustomers: number;
  readonly configuration: SystemConfiguration;
}

/** Whether the customer has no name yet: the first name still contains the id. */
export const isNamedById = ({ id, firstName }: Pick<Customer, 'id' | 'firstName'>): boolean => firstName === String(id);

/** Another system has created the customer without a name (LNK-03). */
export const isPlaceholder = (customer: Pick<Customer, 'id' | 'firstName' | 'external'>): boolean =>
  customer.external && isNamedById(customer);

/** The data of a customer that the rules need on a day (ISO). */
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
