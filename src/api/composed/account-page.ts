import type { accountPage } from '#contract/endpoints/account-page.ts';
import {
  activeCard,
  checkOnlyManagedRelations,
  customer,
  lastActiveCard,
  loggedCustomer,
} from '#contract/endpoints/customers.ts';
import type { AccountLink } from '#contract/entities/account-link.ts';
import type { AccountPage } from '#contract/entities/account-page.ts';
import type { CardDetail } from '#contract/entities/customer-card.ts';
import type { Customer } from '#contract/entities/customer.ts';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import { begunBy } from './begun-applications.ts';
import { abortable, type Abortable, type Compose, type Composing } from './composing.ts';
import { inTime } from './in-time.ts';
import { orMissing, orNone } from './or-none.ts';
import { peopleOf, readLinks } from './people.ts';
import { beginRepeatPurchase, type ReadRepeatPurchase } from './repeat-purchase.ts';
import { readManageable, readOpenApplication } from './standing.ts';

/** The parts that no specified call tells. */
const untold = { mailFails: false };

const nobody = { customer: null, link: null, card: null, standing: null, repeatPurchase: null };

const noRepeatPurchase: RepeatPurchase = { ticketFare: null, topUp: null };

/** The active card, otherwise the last one; null if the customer has had none (CRD-03). */
async function readCard({ call }: Composing, id: number, options: Abortable): Promise<CardDetail | null> {
  const asked = { ...options, params: { id }, mayBeMissing: true } as const;
  return (await orNone(call(activeCard, asked))) ?? orNone(call(lastActiveCard, asked));
}

const linkOf = (link: AccountLink | undefined): AccountPage['link'] =>
  link === undefined || link.customerAccountLinkType === 'REGISTERED'
    ? null
    : { id: link.id, type: link.customerAccountLinkType, cancelable: link.cancelable };

const isActive = (card: CardDetail | null): boolean => card?.currentState.state.name === 'ACTIVE';

async function readCustomerParts(
  composing: Composing,
  id: number,
  readRepeatPurchase: ReadRepeatPurchase,
  options: Abortable,
) {
  const cardRead = readCard(composing, id, options);
  const usable = orMissing(cardRead).then((card) => (isActive(card) ? card : null));
  const needed = Promise.all([
    cardRead,
    readManageable(composing, id, options),
    readOpenApplication(composing, id, options),
  ]);
  const offered = readRepeatPurchase({ customerId: id, activeCard: usable });
  const repeatPurchase = await inTime(offered, needed, noRepeatPurchase);
  const [card, manageable, openApplication] = await needed;
  const hasActiveCard = isActive(card);
  if (manageable === null) return { card, standing: null, repeatPurchase: noRepeatPurchase };
  const standing = {
    manageable,
    reason: manageable ? null : ('UNKNOWN' as const),
    hasApplication: !hasActiveCard && openApplication !== null,
    openApplication,
    // Whether a linked customer has an account of their own is not told; the account's own customer has one.
    connected: true,
  };
  return { card, standing, repeatPurchase: manageable ? repeatPurchase : noRepeatPurchase };
}

const withoutPhoto = ({ photo: _, ...shown }: Customer): AccountPage['customer'] => shown;

/**
 * The page of a linked customer. Its links decide which customers are linked, so a failure of their lists is a failure
 * of the page.
 */
async function composeLinked(composing: Composing, id: number, options: Abortable): Promise<AccountPage> {
  const { call } = composing;
  const begun = begunBy(composing, id);
  const parts = readCustomerParts(composing, id, beginRepeatPurchase(composing, options), options);
  parts.catch(() => {});
  const [found, own, links] = await Promise.all([
    orNone(call(customer, { ...options, params: { id }, mayBeMissing: true })),
    orMissing(orNone(call(loggedCustomer, options))),
    readLinks(composing, options),
  ]);
  const link = links.find((each) => each.customer.id === id);
  const ofAccount = { ...untold, onlyManaged: false, people: peopleOf(own, links) };
  if (found === null || link === undefined) return { ...nobody, ...ofAccount, ...(await begunBy(composing, 'own')) };
  return { customer: withoutPhoto(found), link: linkOf(link), ...(await parts), ...ofAccount, ...(await begun) };
}

/** The page of the account's own customer. Without the lists of linked people, it shows only the own customer. */
async function composeOwn(composing: Composing, options: Abortable): Promise<AccountPage> {
  const { call } = composing;
  const begun = begunBy(composing, 'own');
  const readRepeatPurchase = beginRepeatPurchase(composing, options);
  const linksRead = orMissing(readLinks(composing, options));
  const peopleBeside = async (own: Customer | null, needed: Promise<unknown>) =>
    peopleOf(own, (await inTime(linksRead, needed, null)) ?? []);
  const own = await orNone(call(loggedCustomer, options));
  if (own !== null) {
    const parts = readCustomerParts(composing, own.id, readRepeatPurchase, options);
    const people = await peopleBeside(own, parts);
    return {
      ...untold,
      customer: withoutPhoto(own),
      link: null,
      ...(await parts),
      ...(await begun),
      onlyManaged: false,
      people,
    };
  }
  const check = call(checkOnlyManagedRelations, options);
  const people = await peopleBeside(null, check);
  const { onlyManagedRelations: onlyManaged } = await check;
  return { ...nobody, ...untold, ...(await begun), onlyManaged, people };
}

/**
 * The account page from specified calls, with at most three calls one after the other (ACC-05). Without `customerId`, it
 * is the page of the account's own customer.
 */
export const composeAccountPage: Compose<typeof accountPage> = (composing, { query, signal }) => {
  const options = abortable(signal);
  const id = query?.customerId;
  return id === undefined ? composeOwn(composing, options) : composeLinked(composing, Number(id), options);
};
