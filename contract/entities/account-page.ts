import * as v from 'valibot';
import { accountLinkTypes, coverageStates, shownUnmanageableReasons } from '../enumerations.ts';
import { Id, IsoDate } from '../values.ts';
import { OpenApplication, ProgressStop } from './application-progress.ts';
import { BegunApplication } from './card-application-draft.ts';
import { CardDetail } from './customer-card.ts';
import { Customer } from './customer.ts';
import { RepeatPurchase } from './repeat-purchase.ts';

/**
 * The data of a customer for the account page. They do not include the photo, since it is large and only forms show it.
 */
export const AccountCustomer = v.omit(Customer, ['photo']);
export type AccountCustomer = v.InferOutput<typeof AccountCustomer>;

/** The link between the account and a customer who is not the account's own; `id` is the id of the link. */
export const CustomerLink = v.object({
  id: Id,
  type: v.picklist(['ASSIGNED', 'MANAGED']),
  cancelable: v.boolean(),
});
export type CustomerLink = v.InferOutput<typeof CustomerLink>;

/** The customer's open application on the account page: what it waits for, and how far it has come. */
export const FollowedApplication = v.object({
  ...OpenApplication.entries,
  /** The reached and the future stops up to the card. */
  progress: v.array(ProgressStop),
  /** The name of the branch office where the card is collected; null = by post, or not known. */
  branchOffice: v.nullable(v.string()),
});
export type FollowedApplication = v.InferOutput<typeof FollowedApplication>;

/** The data, besides the card, on which the possible actions depend. */
export const CustomerStanding = v.object({
  /** The account may act for the customer (ACC-06). */
  manageable: v.boolean(),
  /** Why the account may not act for the customer; null = the account may act. */
  reason: v.nullable(v.picklist(shownUnmanageableReasons)),
  /** A customer without an active card has an open card application (ACC-07). */
  hasApplication: v.boolean(),
  /**
   * The customer's open card application: while it is open, no other application can be filed. Null = there is no open
   * application.
   */
  openApplication: v.nullable(FollowedApplication),
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
  /** The person's open card application; null = there is none. */
  openApplication: v.nullable(OpenApplication),
});
export type AccountPerson = v.InferOutput<typeof AccountPerson>;

/** The most people above the account page; the lists of linked people show all. */
export const shownPeople = 8;

/** A person above the account page; `coverage` null = it is not known whether they may travel today. */
export const ShownPerson = v.object({ ...AccountPerson.entries, coverage: v.nullable(AccountPerson.entries.coverage) });
export type ShownPerson = v.InferOutput<typeof ShownPerson>;

/** All data that the account page shows of one customer (ACC-05). */
export const AccountPage = v.object({
  /**
   * Null: the account has no own customer, or is not linked to the requested customer. Then `link` and `card` are null
   * too.
   */
  customer: v.nullable(AccountCustomer),
  /** Null for the account's own customer. */
  link: v.nullable(CustomerLink),
  /** The active card, or else the last card; null if there is no card (CRD-03). */
  card: v.nullable(CardDetail),
  /** Null if `customer` is null. */
  standing: v.nullable(CustomerStanding),
  /** Null if `customer` is null. */
  repeatPurchase: v.nullable(RepeatPurchase),
  /**
   * Drafts of applications for this customer, or, if the account has no own customer yet, for the future own customer.
   */
  begunApplications: v.array(BegunApplication),
  /** Drafts of applications for a new person. */
  begunForNewPerson: v.array(BegunApplication),
  /** The account has no customer of its own, and all of its links are to customers whose cards it manages. */
  onlyManaged: v.boolean(),
  /** The shop stopped trying to send a mail to the account's address, and no mail has reached it since then (MAI-02). */
  mailFails: v.boolean(),
  /** The first people of the account: its own customer, then the linked customers in the order of their links. */
  people: v.object({ items: v.array(ShownPerson), totalCount: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});
export type AccountPage = v.InferOutput<typeof AccountPage>;
