import { accountPage } from '#contract/endpoints/account-page.ts';
import type { AccountPage, CustomerLink } from '#contract/entities/account-page.ts';
import type { OpenApplication } from '#contract/entities/application-progress.ts';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import type { Sent } from '#contract/values.ts';
import { followApplication } from '../../applications/applications/follow-application.ts';
import { readOpenApplications, withOpenApplications } from '../../applications/applications/read-open-applications.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { repeatPurchase } from '../../purchase/cart/repeat-purchase.ts';
import { readBegun } from '../customers/begun-applications.ts';
import { findLastActiveCard } from '../customers/cards.ts';
import { findCustomer, findOwnCustomer } from '../customers/customer.ts';
import type { FoundCustomer } from '../customers/customer.ts';
import { hasOnlyManagedRelations, whyNotActFor } from '../customers/manageable.ts';
import { readPeople } from '../customers/people.ts';
import { mailFails } from './mail-fails.ts';

type PageCall = Call<typeof accountPage>;

const linkOf = ({ id, type, cancelable }: FoundCustomer['link']): CustomerLink | null =>
  type === 'REGISTERED' ? null : { id, type, cancelable };

/**
 * The customer of the page; null if the id is that of the account's own customer, who is not a linked customer (ACC-05).
 */
async function findRequested(call: PageCall): Promise<FoundCustomer | null> {
  const { customerId } = call.query;
  if (customerId === undefined) return findOwnCustomer(call);
  const found = await findCustomer(call, customerId);
  return found?.link.type === 'REGISTERED' ? null : found;
}

const noRepeatPurchase: RepeatPurchase = { ticketFare: null, topUp: null };

async function withCustomer(
  call: PageCall,
  { customer, link, connected }: FoundCustomer,
  openApplication: OpenApplication | null,
): Promise<Omit<Sent<typeof AccountPage>, 'people' | 'mailFails'>> {
  const { photo: _, ...shown } = customer;
  const card = await findLastActiveCard(call, customer.id);
  const reason = await whyNotActFor(call, customer.id);
  const hasActiveCard = card?.currentState.state.name === 'ACTIVE';
  return {
    customer: shown,
    link: linkOf(link),
    card,
    standing: {
      manageable: reason === null,
      reason,
      hasApplication: !hasActiveCard && openApplication !== null,
      openApplication: openApplication && (await followApplication(call.database, openApplication)),
      connected,
    },
    repeatPurchase: reason === null ? await repeatPurchase(call, customer.id) : noRepeatPurchase,
    ...(await readBegun(call, { isOwn: link.type === 'REGISTERED', customerId: customer.id })),
    onlyManaged: false,
  };
}

const nobody = { customer: null, link: null, card: null, standing: null, repeatPurchase: null } as const;

/**
 * The combined answers of several endpoints, and the repeat purchase, so that the account page waits for one response
 * only.
 */
export const accountPageRoute = route(accountPage, 'read', async (call) => {
  const found = await findRequested(call);
  const { items, totalCount } = await readPeople(call);
  const shownIds = [...(found === null ? [] : [found.customer.id]), ...items.map(({ customerId }) => customerId)];
  const open = await readOpenApplications(call, shownIds);
  const ofAccount = {
    people: { items: withOpenApplications(items, open), totalCount },
    mailFails: await mailFails(call.database, call.caller.accountId),
  };
  if (found !== null) {
    const ofCustomer = await withCustomer(call, found, open.get(found.customer.id) ?? null);
    return { ...ofCustomer, ...ofAccount };
  }
  return {
    ...nobody,
    ...(await readBegun(call, { isOwn: true, customerId: null })),
    onlyManaged: await hasOnlyManagedRelations(call.database, call.caller),
    ...ofAccount,
  };
});
