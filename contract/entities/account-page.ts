import * as v from 'valibot';
import { accountLinkTypes, coverageStates, unmanageableReasons } from '../enumerations.ts';
import { Id, IsoDate } from '../values.ts';
import { OpenApplication } from './application-progress.ts';
import { BegunApplication } from './card-application-draft.ts';
import { CardDetail } from './customer-card.ts';
import { Customer } from './customer.ts';
import { RepeatPurchase } from './repeat-purchase.ts';

/** A customer as the account page needs them; their photo is large, and only forms show it. */
export const AccountCustomer = v.omit(Customer, ['photo']);
export type AccountCustomer = v.InferOutput<typeof AccountCustomer>;

/** The link between the account and a customer who is not its own; `id` is the link's own id. */
export const CustomerLink = v.object({
  id: Id,
  type: v.picklist(['ASSIGNED', 'MANAGED']),
  cancelable: v.boolean(),
});
export type CustomerLink = v.InferOutput<typeof CustomerLink>;

/** What decides about the actions besides the card. */
export const CustomerStanding = v.object({
  /** The account may act for the customer (ACC-06). */
  manageable: v.boolean(),
  /** Why it may not; null = it may. */
  reason: v.nullable(v.picklist(unmanageableReasons)),
  /** A customer without an active card has a card application that is still being dealt with (ACC-07). */
  hasApplication: v.boolean(),
  /** The card application of the customer that is still being dealt with, so that no other one can be filed; null = none. */
  openApplication: v.nullable(OpenApplication),
  /** The customer has an account of their own. */
  connected: v.boolean(),
});
export type CustomerStanding = v.InferOutput<typeof CustomerStanding>;

/** A person of the account, and whether they may travel today. */
export const AccountPerson = v.object({
  customerId: Id,
  fullName: v.string(),
  type: v.picklist(accountLinkTypes),
  coverage: v.object({
    state: v.picklist(coverageStates),
    /** The last day of the tickets that follow each other without a gap; null unless a ticket is valid today. */
    until: v.nullable(IsoDate),
  }),
  /** Their card application that is still being dealt with; null = none. */
  openApplication: v.nullable(OpenApplication),
});
export type AccountPerson = v.InferOutput<typeof AccountPerson>;

/** All that the account page shows of one customer at once (ACC-05). */
export const AccountPage = v.object({
  /** Null: the account has no own customer, or is not linked to the requested one. Then there is no link and no card. */
  customer: v.nullable(AccountCustomer),
  /** Null for the account's own customer. */
  link: v.nullable(CustomerLink),
  /** The active card, otherwise the last one; null if there is none (CRD-03). */
  card: v.nullable(CardDetail),
  /** Null without a customer. */
  standing: v.nullable(CustomerStanding),
  /** Null without a customer. */
  repeatPurchase: v.nullable(RepeatPurchase),
  /** What was begun for this customer, or for the account itself while it has none. */
  begunApplications: v.array(BegunApplication),
  /** What was begun for a person whom the account does not have yet. */
  begunForNewPerson: v.array(BegunApplication),
  /** The account has no customer of its own, and all of its links are to customers whose cards it manages. */
  onlyManaged: v.boolean(),
  /** A mail to the account's address was given up, and none has reached it since (MAI-02). */
  mailFails: v.boolean(),
  /** The first people of the account: its own customer, then those linked to it in the order of their links. */
  people: v.object({ items: v.array(AccountPerson), totalCount: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});
export type AccountPage = v.InferOutput<typeof AccountPage>;
