import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { branchOffices } from '#contract/endpoints/branch-offices.ts';
import { customerProfiles } from '#contract/endpoints/customer-profiles.ts';
import type { BranchOffice } from '#contract/entities/branch-office.ts';
import type { CustomerProfile } from '#contract/entities/tariff.ts';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { provideApplicationSave } from '#features/card-application/card-application/application-save.actors.ts';
import { isWholeSuite } from '#formal/whole-suite.ts';
import type { ApplicationPlan } from '#machines/card-application/application-save/application-save.types.ts';
import { defaultProfileValidTo } from '#rules/profile-validity.ts';
import { customerOfFlow } from '#server/accounts/customers/customer-of-flow.ts';
import { cartItems } from '#server/platform/db/schema.ts';
import { today } from '#tests/common/server/support/application.ts';
import type { Account } from '#tests/common/server/support/application.ts';
import { call, freshAccount } from '#tests/common/server/support/call.ts';
import { dataUrlPrefix, smallPhoto } from '#tests/common/server/support/photos.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { recordingShop } from '#tests/common/src/support/recording-shop.ts';
import { applicationsOf, readRecords } from './application-records.ts';
import { completeApplication } from './complete-application.ts';
import { disturbances, disturbedCalls, disturbedShop } from './disturbed-call.ts';
import type { Disturbed } from './disturbed-call.ts';
import { personOf, proof } from './fill-in.ts';

vi.setConfig({ testTimeout: 120_000 });

/** What a person does after a failure: tries again, changes the personal data first, or opens the shop again. */
const reactions = ['AGAIN', 'CHANGED', 'ANEW'] as const;
interface Failing extends Disturbed {
  readonly reaction: (typeof reactions)[number];
}

let server: TestServer;
let account: Account;
let profile: CustomerProfile;
let branch: BranchOffice;
let photo: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  const { settings, database } = server.services;
  // One account files all applications, each for two people.
  await settings.change(database, { MAXIMUM_PEOPLE_OF_ACCOUNT: 10_000 });
  account = await freshAccount(server, 'adult');
  const { token } = account;
  const profiles = await call(server, customerProfiles, { token, query: { limit: 100 } });
  const offices = await call(server, branchOffices, { token, query: { limit: 100, cardDeliveryAllowed: true } });
  const pupil = profiles.items.find(({ displayName }) => displayName === 'Žák do 19 let');
  const [office] = offices.items;
  if (pupil === undefined || office === undefined) throw new Error('expected the profile of a pupil and an office');
  profile = pupil;
  branch = office;
  photo = `${dataUrlPrefix}${await smallPhoto()}`;
});
afterAll(() => server.stop());

const birthDay = '2017-03-04';

/** The application of a new child with a new custodian and one file. */
function planFor(lastName: string, fileId: string): ApplicationPlan {
  const years = { profileYears: 5, cardYears: 4 };
  const validTo = defaultProfileValidTo({ profile, today, validFrom: today, birthDay, cardValidTo: null, ...years });
  return {
    customer: {
      originId: null,
      person: personOf(lastName, birthDay),
      photo,
      photoIsNew: true,
      custodian: { id: null, person: personOf(`${lastName} senior`, '1980-01-02') },
      isicNumber: '',
      pin: '2580',
      accountLinkType: 'ASSIGNED',
    },
    carrierType: 'HAULIER_CARD',
    profileOne: { profile, validFrom: today, validTo, confirmed: true, isicNumber: '' },
    profileTwo: null,
    delivery: { type: 'BRANCH', branch },
    bankCard: null,
    cardForFree: false,
    contactMeIfCardFound: true,
    marketingConsent: false,
    personConfirmed: false,
    attachments: profile.cardApplicationAttachmentTypes.map(({ id: typeId }) => ({
      id: fileId,
      name: proof.name,
      size: proof.content.byteLength,
      typeId,
      isProfileOne: true,
    })),
    today,
  };
}

const withCustomer = (plan: ApplicationPlan, customer: Partial<ApplicationPlan['customer']>): ApplicationPlan => ({
  ...plan,
  customer: { ...plan.customer, ...customer },
});

const withEMail = (plan: ApplicationPlan, email: string): ApplicationPlan =>
  withCustomer(plan, { person: { ...plan.customer.person, email } });

let people = 0;

/** Saves one application with the given disturbances, one in each attempt, and then without a disturbance. */
async function save(path: readonly Failing[]): Promise<void> {
  people += 1;
  const lastName = `Tichá ${String(people)}`;
  const { accountId, token } = account;
  const { database } = server.services;
  const earlier = await applicationsOf(database, accountId);
  const files = createAttachmentFiles(() => crypto.randomUUID());
  const fileId = files.keep(new File([proof.content], proof.name)).id;
  const shop = disturbedShop(server, token);
  const machine = provideApplicationSave({ ...recordingShop({}).shop, call: shop.call }, files);
  const flowId = crypto.randomUUID();
  const records = () => readRecords(database, { accountId, lastName, earlier });

  let plan = planFor(lastName, fileId);
  let isSaved = false;
  for (const [attempt, failing] of [...path, null].entries()) {
    shop.disturbNext(failing);
    const saving = createActor(machine, { input: { flowId, draftId: null, plan } }).start();
    const uploadOf = () => saving.getSnapshot().children.attachmentUpload;
    const hasFailed = () => uploadOf()?.getSnapshot().matches('failed') === true;
    await vi.waitUntil(() => saving.getSnapshot().status === 'done' || hasFailed(), { interval: 1, timeout: 10_000 });
    const isAnew = failing?.reaction === 'ANEW';
    if (hasFailed() && !isAnew) {
      uploadOf()?.send({ type: 'retry' });
      await waitFor(saving, ({ status }) => status === 'done');
    }
    const { customerId, application, failure } = saving.getSnapshot().context;
    saving.stop();
    const { ids, people: known, fees } = await records();
    expect([ids.length <= 1, known <= 2, fees <= 1]).toEqual([true, true, true]);
    isSaved = application !== null;
    if (isSaved) break;
    expect(failing, `the last attempt has failed: ${JSON.stringify(failure)}`).not.toBeNull();
    const [filed] = isAnew ? ids : [];
    if (filed !== undefined) {
      isSaved = true;
      break;
    }
    // A page that is opened again reads from the draft which person the wizard has saved.
    const saved = isAnew ? await customerOfFlow(database, accountId, flowId) : customerId;
    if (saved !== null) plan = withCustomer(plan, { originId: saved });
    if (failing?.reaction === 'CHANGED') plan = withEMail(plan, `nela${String(attempt)}@linka.example`);
  }
  await shop.arrive();
  const [applicationId = 0] = (await records()).ids;
  await completeApplication(shop.call, applicationId);
  const { ids, ...left } = await records();
  expect([isSaved, ids.length]).toEqual([true, 1]);
  expect(left).toEqual({
    people: 2,
    linked: 1,
    fees: 1,
    files: [[proof.name, proof.content.toString()]],
    drafts: 0,
    registrations: 0,
  });
  await database.delete(cartItems).where(eq(cartItems.accountId, accountId));
}

/** After the application is filed, its wizard cannot change anything any more. */
const isPossible = ({ call: name, reaction }: Failing): boolean =>
  name !== 'uploadAttachment' || reaction !== 'CHANGED';

const singles: Failing[] = disturbedCalls
  .flatMap((name) => disturbances.flatMap((by) => reactions.map((reaction) => ({ call: name, by, reaction }))))
  .filter(isPossible);

/** The disturbances after which the server may have done something that the page does not know. */
const unknown = singles.filter(
  ({ call: name, by }) => name !== 'uploadAttachment' && (by === 'ANSWER_LOST' || by === 'LATE'),
);

const pairs = unknown.flatMap((one) =>
  unknown.filter(({ reaction }) => reaction === 'AGAIN').map((other) => [one, other]),
);

/**
 * With 7, only every seventh pair is tested. Each disturbance is still the first one in some pair, and the second one in
 * another pair.
 */
const everyPair = isWholeSuite ? 1 : 7;

const paths: (readonly Failing[])[] = [
  [],
  ...singles.map((one) => [one]),
  ...pairs.filter((_, index) => index % everyPair === 0),
];

test('after any disturbance of the calls, there is exactly one person, one application, one fee and one copy of each file', async ({
  annotate,
}) => {
  for (const path of paths) {
    await save(path).catch((error: unknown) => {
      throw new Error(`after ${JSON.stringify(path)}`, { cause: error });
    });
  }
  await annotate(`${String(paths.length)} paths`);
});
