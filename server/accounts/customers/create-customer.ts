import { createCustomer } from '#contract/endpoints/customer-writes.ts';
import type { Customer } from '#contract/entities/customer.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import { custodianBirthDays, isChild } from '#rules/age.ts';
import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { eq } from '../../platform/db/orm.ts';
import { accountLinks, customerAccounts, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { writeRoute } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { recordForAccount } from '../events/record-event.ts';
import { changeCustomer, lockCustomer } from './change-customer.ts';
import { countingRefusals } from './counting-refusals.ts';
import { custodianBirthDay, refuseForbiddenAge } from './custodian.ts';
import type { Custodian } from './custodian.ts';
import { customerOfFlow, lockFlow } from './customer-of-flow.ts';
import { findCustomer, findOwnCustomer } from './customer.ts';
import { newCustodian } from './new-custodian.ts';
import { onlyGaps } from './only-gaps.ts';
import { findOwnCustodian } from './own-custodians.ts';
import type { SentPhoto } from './personal-data.ts';
import { contactColumns, orNull, refuseIncompleteAddress, sentPhoto } from './personal-data.ts';
import { claimNewPerson, refuseMoreLinks } from './refuse-more-people.ts';
import { refuseUnsoundPerson } from './refuse-unsound-texts.ts';
import { refuseKnownPerson } from './unique-customer.ts';

type CreateCall = Call<typeof createCustomer>;

/**
 * Locks the account. Otherwise two concurrent calls could both find that it has no own customer, or has room for one
 * more person.
 */
const lockAccount = (transaction: Database, accountId: number) =>
  transaction
    .select({ id: customerAccounts.id })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId))
    .for('no key update');

/** Throws ApiError INVALID_ACCOUNT if the call names another link type than the customer has or would get. */
function refuseOtherLink({ body }: CreateCall, type: AccountLinkType): void {
  if (body.accountLinkType !== undefined && body.accountLinkType !== type) throw new ApiError('INVALID_ACCOUNT');
}

async function refuseIncompleteAddresses({ database, services, body }: CreateCall): Promise<void> {
  const flags = await services.settings.systemConfiguration(database);
  refuseIncompleteAddress(flags, 'address', body.address);
  if (asksNewCustodian(body)) refuseIncompleteAddress(flags, 'parent.address', body.parent.address);
}

type WithNewCustodian = CreateCall['body'] & { readonly parent: NonNullable<CreateCall['body']['parent']> };

const asksNewCustodian = (body: CreateCall['body']): body is WithNewCustodian => (body.parent ?? null) !== null;

/** Only a child has a custodian. */
async function custodianOf(call: CreateCall, ownId: number | null): Promise<Custodian> {
  const { database, caller, body, today } = call;
  if (asksNewCustodian(body) && isChild(body.birthDay, today))
    return newCustodian(call, body.parent, { currentId: null, birthDays: custodianBirthDays(today) });
  const id = body.parentId ?? ownId;
  return { id, birthDay: await custodianBirthDay(database, caller, id) };
}

type NewLink = typeof accountLinks.$inferInsert & { readonly created: Date };

async function linkPerson(transaction: Database, link: NewLink): Promise<void> {
  const { accountId, customerId, type, created } = link;
  await transaction.insert(accountLinks).values(link);
  await recordForAccount(transaction, accountId, 'ACCOUNT', {
    kind: 'PERSON_LINKED',
    at: created,
    customerId,
    linkType: type,
  });
}

async function create(call: CreateCall, photo: SentPhoto): Promise<Sent<typeof Customer>> {
  const { database, caller, body, now } = call;
  const { accountId } = caller;
  const { flowId = null } = body;
  // Done before the account is locked: `submit` locks the customer, and customers are locked before accounts.
  if (flowId !== null) {
    await lockFlow(database, flowId);
    const earlier = await customerOfFlow(database, accountId, flowId);
    if (earlier !== null) return submit(call, earlier, photo);
  }
  await lockAccount(database, accountId);
  const own = await findOwnCustomer(call);
  const type = own === null && body.accountLinkType !== 'ASSIGNED' ? 'REGISTERED' : 'ASSIGNED';
  refuseOtherLink(call, type);
  await refuseMoreLinks(call);
  const { name, birthDay } = body;
  const custodian = await custodianOf(call, own?.customer.id ?? null);
  await refuseForbiddenAge(call, {
    type,
    birthDay,
    custodianBirthDay: custodian.birthDay,
    custodianBirthDays: custodianBirthDays(call.today),
  });
  const link = { accountId, type, cancelable: type !== 'REGISTERED', flowId, created: now } as const;
  const custodianOfChild = await findOwnCustodian(database, caller, body);
  if (custodianOfChild !== null) {
    await linkPerson(database, { ...link, customerId: custodianOfChild.id });
    return submit(call, custodianOfChild.id, photo);
  }
  await claimNewPerson(call);
  await refuseKnownPerson(database, body, [], 'CUSTOMER_NOT_UNIQUE_CUSTOMER');
  const values = {
    ...name,
    birthDay,
    ...contactColumns(body),
    photo: photo ?? null,
    pin: body.pin ?? null,
    isicNumber: orNull(body.isicNumber ?? null),
    parentId: isChild(birthDay, call.today) ? custodian.id : null,
    draft: true,
  };
  const { id } = inserted(await database.insert(customers).values(values).returning({ id: customers.id }));
  await linkPerson(database, { ...link, customerId: id });
  const created = await findCustomer(call, id);
  if (created === null) throw new ApiError('NOT_FOUND');
  return created.customer;
}

/** Submits the personal data of a customer whom the account has already; a repeated call changes nothing more. */
async function submit(call: CreateCall, originId: number, photo: SentPhoto): Promise<Sent<typeof Customer>> {
  const { body, today } = call;
  const locked = await lockCustomer(call, originId);
  refuseOtherLink(call, locked.type);
  const { name, birthDay, email, phoneNumber, address, parentId, pin, isicNumber } = body;
  const given = { name, birthDay, email, phoneNumber, address, photo: body.photo, parentId: parentId ?? undefined };
  const isManaged = locked.type === 'MANAGED';
  const wanted = isManaged ? onlyGaps(locked.row, given) : given;
  const mayHaveNewCustodian = isChild(birthDay, today) && (!isManaged || locked.row.parentId === null);
  const custodian =
    asksNewCustodian(body) && mayHaveNewCustodian
      ? await newCustodian(call, body.parent, {
          currentId: locked.row.parentId,
          birthDays: custodianBirthDays(today),
        })
      : undefined;
  return changeCustomer(call, locked, {
    wanted,
    photo: wanted.photo === undefined ? undefined : photo,
    custodian,
    custodianBirthDays: custodianBirthDays(today),
    others: {
      ...(pin === undefined || isManaged ? {} : { pin }),
      ...(isicNumber === undefined ? {} : { isicNumber: orNull(isicNumber) }),
    },
    notUnique: 'CUSTOMER_NOT_UNIQUE_CUSTOMER',
  });
}

const createRoute = writeRoute(createCustomer, sentPhoto, async (call, photo) => {
  await refuseIncompleteAddresses(call);
  const { originId = null } = call.body;
  if (originId === null) refuseUnsoundPerson(call.body);
  if (asksNewCustodian(call.body)) refuseUnsoundPerson(call.body.parent, 'parent.');
  return originId === null ? create(call, photo) : submit(call, originId, photo);
});

/**
 * Creates a customer, whose data the staff has not checked yet. An account without its own customer gets the new
 * customer as its own customer, unless the call requests an assigned customer; otherwise the new customer is assigned to
 * the account. If the account has submitted the same person as a custodian before, this custodian becomes the customer.
 * A child's custodian is the account's own customer, unless the call names another custodian. With `originId`, or if the
 * same flow has created its customer already, the data are submitted for that customer.
 */
export const createCustomerRoute = countingRefusals('checkCustomer', createRoute);
