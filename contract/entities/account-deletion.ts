import * as v from 'valibot';
import { accountLinkTypes } from '../enumerations.ts';
import { ours } from '../ours.ts';
import { Id, IsoDate, Money } from '../values.ts';

/** A ticket that has not ended (DAT-08), with the names of its profiles. */
export const ActiveTicket = v.object({
  id: Id,
  customer: v.object({ firstName: v.string(), lastName: v.string() }),
  cardNumber: v.string(),
  validFrom: IsoDate,
  validTo: IsoDate,
  customerProfile: v.object({ id: Id, displayName: v.string() }),
  tariffProfile: v.object({ id: Id, displayName: v.string() }),
  price: Money,
});
export type ActiveTicket = v.InferOutput<typeof ActiveTicket>;

/** A customer of the account, with the data that matter when the account is deleted. */
export const RelatedCustomer = v.object({
  id: Id,
  firstName: v.string(),
  lastName: v.string(),
  birthDay: v.nullable(IsoDate),
  activeCardNumber: ours(v.nullable(v.string()), null),
  customerAccountLinkType: v.picklist(accountLinkTypes),
  /** One of the customer's wallets contains money. */
  hasWalletFunds: ours(v.boolean(), false),
  /** No other account is linked to the customer. */
  onlyHere: ours(v.boolean(), true),
});
export type RelatedCustomer = v.InferOutput<typeof RelatedCustomer>;
