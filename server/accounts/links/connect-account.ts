import { connectAssignedAccount, connectRegisteredAccount } from '#contract/endpoints/connect-account.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import { connectRefusal, normalizedNumbers, numberProblems, suitsMode } from '#rules/connect-account.ts';
import type { CardNumbers, ConnectMode } from '#rules/connect-account.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { accountLinks, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { countingRefusals } from '../customers/counting-refusals.ts';
import { refuseMoreLinks } from '../customers/refuse-more-people.ts';
import { isSamePerson } from '../customers/same-person.ts';
import { refuseKnownPerson } from '../customers/unique-customer.ts';
import { recordForCustomer } from '../events/record-event.ts';
import { registeredCustomer } from './check-managing.ts';
import { countRefusedConnections } from './count-refused-connections.ts';
import { identifyCard } from './identify-card.ts';
import type { IdentifiedCard } from './identify-card.ts';
import { lockCustomerAndAccount, readCustomer, readLinkFacts } from './link-facts.ts';

type ConnectCall = Call<typeof connectRegisteredAccount | typeof connectAssignedAccount>;
type Customer = typeof customers.$inferSelect;

const linkTypes = { register: 'REGISTERED', assign: 'ASSIGNED' } as const satisfies Record<
  ConnectMode,
  AccountLinkType
>;

/** Throws ApiError VALIDATION_ERROR. */
function soundNumbers(mode: ConnectMode, body: CardNumbers): CardNumbers {
  const problems = Object.entries(numberProblems(mode, body)).filter(([, problem]) => problem !== null);
  const errors = problems.map(([field, problem]) => `${field}: is ${String(problem)}`);
  if (errors.length > 0) throw new ApiError('VALIDATION_ERROR', { errors });
  return normalizedNumbers(body);
}

/** Whether the customer's recorded parent and the account's own customer are the same person, recorded twice. */
async function isParentTwin(database: Database, { parentId }: Customer, ownId: number | null): Promise<boolean> {
  if (parentId === null || ownId === null || parentId === ownId) return false;
  const [parent, own] = [await readCustomer(database, parentId), await readCustomer(database, ownId)];
  const identityOf = ({ firstName, lastName, birthDay }: Customer) => ({
    name: { firstName, lastName },
    birthDay: birthDay ?? '',
  });
  return parent.birthDay !== null && isSamePerson(identityOf(parent), identityOf(own));
}

type LinkFacts = Awaited<ReturnType<typeof readLinkFacts>>;

async function refuse(call: ConnectCall, mode: ConnectMode, card: IdentifiedCard, facts: LinkFacts): Promise<void> {
  const { database, services, today } = call;
  const { customer, ownId, link } = facts;
  const refusal = connectRefusal(mode, {
    ...facts,
    card,
    birthDay: customer.birthDay,
    hasOwnCustomer: ownId !== null,
    isOwn: customer.id === ownId,
    isAssignedElsewhere: facts.isAssignedElsewhere || link?.type === 'ASSIGNED',
    isFiledByOther: card.isFiledByOther,
    isParentTwin: await isParentTwin(database, customer, ownId),
    configuration: await services.settings.systemConfiguration(database),
    today,
  });
  if (refusal !== null) throw new ApiError(refusal);
  await refuseMoreLinks(call);
  const { id, firstName, lastName, birthDay } = customer;
  // The rules have refused a customer without a birth date already.
  const identity = { name: { firstName, lastName }, birthDay: birthDay ?? '' };
  await refuseKnownPerson(database, identity, [id], 'CUSTOMER_NOT_UNIQUE_CUSTOMER');
}

/** Changes a managed link to the new type, because an account has only one link to a customer. */
async function writeLink({ database, caller, now }: ConnectCall, mode: ConnectMode, { customer, link }: LinkFacts) {
  const newLink = { type: linkTypes[mode], cancelable: mode === 'assign' };
  if (link !== undefined) await database.update(accountLinks).set(newLink).where(eq(accountLinks.id, link.id));
  else {
    const { accountId } = caller;
    await database.insert(accountLinks).values({ ...newLink, accountId, customerId: customer.id, created: now });
  }
}

/** If a child's parent has deleted their account, the new guardian becomes the parent. Returns the id of the parent. */
async function writeParent({ database }: ConnectCall, mode: ConnectMode, { customer, parent, ownId }: LinkFacts) {
  if (mode !== 'assign' || parent !== 'gone') return customer.parentId;
  await database.update(customers).set({ parentId: ownId }).where(eq(customers.id, customer.id));
  return ownId;
}

async function findCard(call: ConnectCall, mode: ConnectMode, numbers: CardNumbers): Promise<IdentifiedCard> {
  const { database, caller } = call;
  try {
    return await identifyCard(database, caller, numbers);
  } catch (error) {
    // A problem of the account itself is reported even if the card's numbers are wrong, because this error reveals
    // nothing about the card.
    const ownId = await registeredCustomer(database, caller.accountId);
    throw suitsMode(mode, ownId !== undefined) ? error : new ApiError('INVALID_ACCOUNT');
  }
}

async function connectInTransaction(call: ConnectCall, mode: ConnectMode, numbers: CardNumbers) {
  const { database, caller } = call;
  const found = await findCard(call, mode, numbers);
  const account = await lockCustomerAndAccount(database, caller, found.customerId);
  if (account.role !== 'CUSTOMER') throw new ApiError('INVALID_ACCOUNT');
  // The card has another customer if its holder was merged into another customer meanwhile.
  const card = await identifyCard(database, caller, numbers);
  if (card.customerId !== found.customerId) throw new ApiError('INVALID_CARD_AND_APPLICATION');
  const facts = await readLinkFacts(database, caller, card.customerId);
  // A repeated call succeeds without a change.
  if (facts.link?.type === linkTypes[mode]) return { parentId: facts.customer.parentId };
  await refuse(call, mode, card, facts);
  await writeLink(call, mode, facts);
  const parentId = await writeParent(call, mode, facts);
  await recordForCustomer(database, card.customerId, caller, {
    kind: 'CARD_CONNECTED',
    at: call.now,
    cardNumber: numbers.cardNumber,
    linkType: linkTypes[mode],
  });
  return { parentId };
}

async function connect(call: ConnectCall, mode: ConnectMode) {
  const numbers = soundNumbers(mode, call.body);
  return countRefusedConnections(call, numbers.cardNumber, () =>
    call.services.database.transaction((database) => connectInTransaction({ ...call, database }, mode, numbers)),
  );
}

/** The holder of an existing card becomes the account's own customer (CON-01). */
export const connectRegisteredAccountRoute = countingRefusals(
  'checkCustomer',
  route(connectRegisteredAccount, 'own', (call) => connect(call, 'register')),
);

/** The holder of an existing card is assigned to the account (CON-01). */
export const connectAssignedAccountRoute = countingRefusals(
  'checkCustomer',
  route(connectAssignedAccount, 'own', (call) => connect(call, 'assign')),
);
