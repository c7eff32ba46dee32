import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardApplicationDeliveryCheck } from '#contract/endpoints/card-application-checks.ts';
import {
  createBankCardApplication,
  createCardApplication,
  createVirtualCardApplication,
} from '#contract/endpoints/card-application-writes.ts';
import { cardApplication, rejectCardApplication } from '#contract/endpoints/card-applications.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { accountLinks, attachmentTypes, cardApplications, customerProfiles } from '#server/platform/db/schema.ts';
import {
  adultDays,
  applications,
  confirmedDays,
  newIsicNumber,
  noCards,
  studentDays,
  today,
} from '../../common/server/support/application.ts';
import type { Account, Applications } from '../../common/server/support/application.ts';
import { call, freshAccount, refusal, send } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let tools: Applications;
let account: Account;
let before: number;
beforeAll(async () => {
  server = await startServer({ workers: false });
  tools = applications(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  account = await tools.applicant();
  before = await countFiled();
});

const refuse = async (name: ErrorName, change: object = {}) =>
  refusal(server, createCardApplication, name, { token: account.token, body: await tools.body(account, change) });
const countFiled = () =>
  server.services.database.$count(cardApplications, eq(cardApplications.accountId, account.accountId));
const expectNothingFiled = async () => expect(await countFiled()).toBe(before);

describe('an application is refused', () => {
  test("for another account's customer, as for an unknown customer", async () => {
    const stranger = await freshAccount(server, 'parent');
    await refuse('NOT_FOUND', { customerId: stranger.customerId });
    await refuse('NOT_FOUND', { customerId: 2_147_483_647 });
    await expectNothingFiled();
  });

  test('while another application is open, for any kind of card; after its withdrawal, an application is possible', async () => {
    const { id } = await tools.file(account);
    await refuse('CARD_APPLICATION_EXISTS');
    const { customerId, profileOne, marketingConsent } = await tools.body(account);
    const body = { customerId, profileOne, marketingConsent };
    for (const endpoint of [createVirtualCardApplication, createBankCardApplication])
      await refusal(server, endpoint, 'CARD_APPLICATION_EXISTS', { token: account.token, body });
    await call(server, rejectCardApplication, { token: account.token, params: { id }, body: { note: 'x' } });
    await tools.file(account);
  });

  test.each([
    [createCardApplication, { haulierCardAsCarrierAllowed: false }],
    [createVirtualCardApplication, { virtualCardAsCarrierAllowed: false }],
    [createBankCardApplication, { bankCardAsCarrierAllowed: false }],
  ])('for a kind of card that is not issued: $name', async (endpoint, flags) => {
    const body = await tools.body(account);
    await tools.withSettings(flags, () =>
      refusal(server, endpoint, 'CARD_APPLICATION_NOT_ALLOWED', { token: account.token, body }),
    );
    await expectNothingFiled();
  });

  test('for a managed customer, unless the shop migrates customers; a virtual card is always refused', async () => {
    const manager = await freshAccount(server, 'parent');
    const customerId = await tools.linked(manager, 'MANAGED');
    await tools.change(customerId, { photo: 'x' });
    const asked = { token: manager.token, body: await tools.body(manager, { customerId }) };
    await tools.withSettings({ migrationAllowed: false }, () =>
      refusal(server, createCardApplication, 'CARD_APPLICATION_NOT_ALLOWED', asked),
    );
    await refusal(server, createVirtualCardApplication, 'CARD_APPLICATION_NOT_ALLOWED', asked);
    await call(server, createCardApplication, asked);
  });

  test('for a customer for whom the account may not act', async () => {
    await tools.change(account.customerId, { birthDay: '2016-01-01' });
    await tools.withSettings({ isAssignCardWithoutAgeRestrictionAllowed: false }, () =>
      refuse('CUSTOMER_NOT_MANAGEABLE'),
    );
  });

  test('without a photo, also if the present photo is to be removed', async () => {
    await tools.change(account.customerId, { changes: { photo: null } });
    await refuse('PHOTO_REQUIRED');
    await tools.change(account.customerId, { photo: null, changes: null });
    await refuse('PHOTO_REQUIRED');
    await tools.change(account.customerId, { changes: { photo: 'x' } });
    await tools.file(account);
  });
});

describe('a profile is refused', () => {
  const refuseProfile = async (name: ErrorName, code: Parameters<Applications['profileId']>[0], days: object) => {
    const { metadata } = await refuse(name, { profileOne: { profileId: await tools.profileId(code), ...days } });
    expect(metadata).toEqual({ profile: 1 });
  };

  test('if it does not exist, is not offered, or does not suit the age', async () => {
    await refuse('INVALID_CUSTOMER_PROFILE', { profileOne: { profileId: 2_147_483_647, ...adultDays } });
    await tools.withSettings({ cardApplicationAttachmentAllowed: false }, () =>
      refuseProfile('INVALID_CUSTOMER_PROFILE', 'ZTP', confirmedDays),
    );
    await tools.withSettings({ isIsicAllowed: false }, () =>
      refuseProfile('INVALID_CUSTOMER_PROFILE', 'STUDENT', studentDays),
    );
    await refuseProfile('INVALID_CUSTOMER_PROFILE', 'SENIOR', adultDays);
    await refuseProfile('INVALID_CUSTOMER_PROFILE', 'CHILD', adultDays);
    await expectNothingFiled();
  });

  test.each([
    ['before today', { validFrom: '2026-11-20' }],
    ['with an end a day too late', { validTo: '2030-11-21' }],
    ['with an end a day too early', { validTo: '2030-11-19' }],
    ['without an end', { validTo: null }],
    ['with a first day after its last day', { validFrom: '2030-11-21' }],
    ['from the last day of the calendar', { validFrom: '9999-12-31' }],
  ])('%s', async (_, days) => {
    await refuseProfile('INVALID_PROFILE_VALIDITY', 'ADULT', { ...adultDays, ...days });
    await expectNothingFiled();
  });

  test('if it cannot begin before the card ends', async () => {
    await tools.change(account.customerId, { birthDay: '1965-11-21' });
    const later = { validFrom: '2030-11-21', validTo: '2034-11-20', confirmationChecked: today };
    await refuseProfile('INVALID_PROFILE_VALIDITY', 'SENIOR', later);
    await expectNothingFiled();
    await tools.change(account.customerId, { birthDay: '1965-11-20' });
    const inTime = { validFrom: '2030-11-20', validTo: '2034-11-19', confirmationChecked: today };
    await tools.file(account, { profileOne: { profileId: await tools.profileId('SENIOR'), ...inTime } });
  });

  test('outside of the days in which the operator offers it', async () => {
    const { database } = server.services;
    const isAdult = eq(customerProfiles.code, 'ADULT');
    await database.update(customerProfiles).set({ validFrom: '2026-11-22' }).where(isAdult);
    try {
      await refuseProfile('INVALID_PROFILE_VALIDITY', 'ADULT', adultDays);
    } finally {
      await database.update(customerProfiles).set({ validFrom: null }).where(isAdult);
    }
  });

  test.each([undefined, null, '2026-11-20', '2026-11-22'])(
    "if it needs a confirmation of today, but the confirmation's date is %s",
    async (confirmationChecked) => {
      await refuseProfile('CONFIRMATION_REQUIRED', 'ZTP', { ...confirmedDays, confirmationChecked });
      await expectNothingFiled();
    },
  );

  test('as the second profile if it begins on the first day of the first profile, or before the first profile ends', async () => {
    const profileOne = { profileId: await tools.profileId('ZTP'), ...confirmedDays };
    const second = { profileId: await tools.profileId('ADULT'), ...adultDays };
    const refuseSecond = async (name: ErrorName, validFrom: string) => {
      const { metadata } = await refuse(name, { profileOne, profileTwo: { ...second, validFrom } });
      expect(metadata).toEqual({ profile: 2 });
    };
    await refuseSecond('INVALID_PROFILE_VALIDITY', today);
    await refuseSecond('CUSTOMER_PROFILES_COLLIDE', '2027-11-20');
    await expectNothingFiled();
  });
});

test('an application keeps the number that the register confirmed, and shows it only to people who may know it (WIZ-04)', async () => {
  const { database } = server.services;
  const isicNumber = newIsicNumber();
  await tools.change(account.customerId, { isicNumber, birthDay: '2005-01-01' });
  const { id } = await tools.file(account, {
    profileOne: { profileId: await tools.profileId('STUDENT'), ...studentDays },
  });
  await tools.change(account.customerId, { isicNumber: null });
  const read = () => call(server, cardApplication, { token: account.token, params: { id } });
  expect(await read()).toMatchObject({ isicNumber, price: 13_000 });
  const ofAccount = eq(accountLinks.accountId, account.accountId);
  await database.update(accountLinks).set({ type: 'MANAGED' }).where(ofAccount);
  expect(await read()).toMatchObject({ isicNumber: null, price: 13_000 });
  await database.update(accountLinks).set({ type: 'REGISTERED' }).where(ofAccount);
  const { accountId } = await freshAccount(server, 'newcomer');
  await database.update(cardApplications).set({ accountId }).where(eq(cardApplications.id, id));
  expect(await read()).toMatchObject({ isicNumber, price: null });
});

describe('an ISIC profile', () => {
  const student = async () => ({ profileOne: { profileId: await tools.profileId('STUDENT'), ...studentDays } });
  beforeEach(() => tools.change(account.customerId, { birthDay: '2005-01-01' }));

  test('needs a number that the register confirms', async () => {
    await refuse('INVALID_ISIC_NUMBER', await student());
    await tools.change(account.customerId, { isicNumber: 'S777700000000O' });
    await refuse('INVALID_ISIC_NUMBER', await student());
    await expectNothingFiled();
    await tools.change(account.customerId, { isicNumber: newIsicNumber() });
    await tools.file(account, await student());
  });

  test('is refused with a number that another customer has', async () => {
    const isicNumber = newIsicNumber();
    const other = await tools.applicant();
    await tools.change(other.customerId, { isicNumber });
    await tools.change(account.customerId, { isicNumber });
    await refuse('INVALID_ISIC_NUMBER', await student());
  });

  test('is refused while the register does not answer; other profiles are not affected', async () => {
    await tools.change(account.customerId, { isicNumber: 'S999900000000A' });
    await refuse('ISIC_REGISTER_UNAVAILABLE', await student());
    await expectNothingFiled();
    await tools.file(account);
  });

  test('cannot be used for both profiles of an application', async () => {
    await tools.change(account.customerId, { isicNumber: newIsicNumber() });
    const { profileOne } = await student();
    const profileTwo = { ...profileOne, validFrom: '2027-10-01', validTo: '2028-09-30' };
    await refuse('MULTIPLE_CUSTOMER_PROFILES_WITH_ISIC', { profileOne, profileTwo });
    await expectNothingFiled();
  });
});

describe('the delivery', () => {
  const recipientAddress = { street: 'Nová', streetNumber: '2', city: 'Lipany', zip: '56101' };
  const byPost = { recipientAddress, deliveryBranchOfficeId: null };
  afterEach(expectNothingFiled);

  test('needs either a branch office or an address, not both', async () => {
    for (const change of [{ recipientAddress }, { deliveryBranchOfficeId: null }]) {
      const { errors } = await refuse('VALIDATION_ERROR', change);
      expect(errors?.join()).toContain('deliveryBranchOfficeId');
    }
  });

  test('is not possible at an office that does not hand over cards, nor at an unknown office', async () => {
    await refuse('DELIVERY_NOT_ALLOWED', { deliveryBranchOfficeId: await tools.officeId(3) });
    await refuse('DELIVERY_NOT_ALLOWED', { deliveryBranchOfficeId: 2_147_483_647 });
  });

  test('is not possible by post if the card is free or the operator does not post cards', async () => {
    await refuse('DELIVERY_NOT_ALLOWED', { ...byPost, cardForFree: true });
    await tools.withSettings({ cardDeliveryByPostAllowed: false }, () => refuse('DELIVERY_NOT_ALLOWED', byPost));
  });

  test('is not free if the operator does not give away free cards', () =>
    tools.withSettings({ isAllowedFreeCardApplication: false }, () =>
      refuse('CARD_APPLICATION_NOT_ALLOWED', { cardForFree: true }),
    ));
});

describe('the check whether an application can be submitted', () => {
  const check = async (asked: Account, originId = asked.customerId, draftId?: number) => {
    const query = { originId, ...(draftId === undefined ? {} : { draftId }) };
    return (await call(server, cardApplicationDeliveryCheck, { token: asked.token, query })).errors;
  };

  test('returns the errors with which filing would be refused, or no error if one kind of card is possible', async () => {
    expect(await check(account)).toEqual([]);
    await tools.withSettings({ ...noCards, bankCardAsCarrierAllowed: true }, async () =>
      expect(await check(account)).toEqual([]),
    );
    await tools.withSettings(noCards, async () =>
      expect(await check(account)).toEqual(['CARD_APPLICATION_NOT_ALLOWED']),
    );
    await tools.file(account);
    expect(await check(account)).toEqual(['CARD_APPLICATION_EXISTS']);
  });

  test("also checks the draft of a person; only the account's people can be checked", async () => {
    const parent = await freshAccount(server, 'parent');
    const child = await tools.linked(parent, 'ASSIGNED');
    expect(await check(parent, parent.customerId, child)).toEqual([]);
    await tools.change(child, { photo: 'x', birthDay: '2016-11-22' });
    const profileOne = { profileId: await tools.profileId('CHILD'), validFrom: today, validTo: '2031-11-21' };
    await tools.file({ ...parent, customerId: child }, { profileOne });
    expect(await check(parent, parent.customerId, child)).toContain('CARD_APPLICATION_EXISTS');
    for (const query of [{ originId: account.customerId }, { originId: child, draftId: account.customerId }]) {
      const asked = { token: parent.token, query };
      await refusal(server, cardApplicationDeliveryCheck, 'NOT_FOUND', asked);
    }
  });
});

test('a profile without attachment types is offered only if it has the default profile number', async () => {
  const { database } = server.services;
  const id = await tools.profileId('PUPIL');
  const types = await database.delete(attachmentTypes).where(eq(attachmentTypes.customerProfileId, id)).returning();
  try {
    const body = await tools.body(account, { profileOne: { profileId: id, ...confirmedDays } });
    const answer = await send(server, createCardApplication, { token: account.token, body });
    expect(await answer.json()).toMatchObject({ name: 'INVALID_CUSTOMER_PROFILE' });
  } finally {
    const rows = types.map(({ customerProfileId, displayName }) => ({ customerProfileId, displayName }));
    await database.insert(attachmentTypes).values(rows);
  }
});
