import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardApplication } from '#contract/endpoints/card-applications.ts';
import { customerCardApplications } from '#contract/endpoints/customers.ts';
import { accountLinks, cardApplications } from '#server/platform/db/schema.ts';
import { applications } from '../../common/server/support/application.ts';
import { smallPdf } from '../../common/server/support/attachment-form.ts';
import { fileApplication, submit, typesOf } from '../../common/server/support/attachments.ts';
import { call, freshAccount } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
let account: Account;
let types: { readonly pupil: number; readonly ztp: number };
let applicationId: number;
beforeAll(async () => {
  server = await startServer({ workers: false });
  types = await typesOf(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  account = await freshAccount(server, 'bank-card');
  applicationId = await fileApplication(server, account, { eshop: true, paid: true });
});

const read = ({ token } = account) => call(server, cardApplication, { token, params: { id: applicationId } });
const readMissing = async (reader = account) => (await read(reader)).missingAttachments;
const lacks = async () => {
  const { token, customerId } = account;
  const { items } = await call(server, customerCardApplications, { token, params: { id: customerId } });
  return items.find(({ id }) => id === applicationId)?.waitsFor === 'MISSING_FILES';
};
type Change = Partial<typeof cardApplications.$inferInsert>;
const change = (values: Change) =>
  server.services.database.update(cardApplications).set(values).where(eq(cardApplications.id, applicationId));
const study = { name: 'study.pdf', content: smallPdf };

describe('the files that are missing in an application (ATT-01)', () => {
  test('are listed until they have been uploaded, in the language of the reader', async () => {
    const pupil = { typeId: types.pupil, isProfileOne: true, typeName: 'Potvrzení o studiu' };
    const ztp = { typeId: types.ztp, isProfileOne: false, typeName: 'Kopie průkazu ZTP' };
    expect(await readMissing()).toEqual([pupil, ztp]);
    expect(await lacks()).toBe(true);
    await submit(server, account.token, applicationId, { ...study, typeId: types.pupil });
    expect(await readMissing()).toEqual([ztp]);
    await submit(server, account.token, applicationId, { ...study, typeId: types.ztp, isProfileOne: false });
    expect(await readMissing()).toEqual([]);
    expect(await lacks()).toBe(false);
  });

  test.each([
    ['checked', { checkedDate: new Date('2026-11-21T08:00:00Z') }],
    ['finished', { state: 'REJECTED' }],
    ['filed at a counter', { eshop: false }],
    [
      'waiting for a photo that was requested again',
      { correction: { photo: true, attachments: [], note: 'x', since: '2026-11-21T08:00:00.000Z' } },
    ],
  ] satisfies [string, Change][])('are not listed if the application is %s', async (_, values) => {
    await change(values);
    expect(await readMissing()).toEqual([]);
    expect(await lacks()).toBe(false);
  });

  test('are not listed if the operator accepts no files', async () => {
    await applications(server).withSettings({ cardApplicationAttachmentAllowed: false }, async () => {
      expect(await readMissing()).toEqual([]);
      expect(await lacks()).toBe(false);
    });
  });

  test('are listed only for the account that has filed the application', async () => {
    const other = await freshAccount(server, 'adult');
    const { customerId } = account;
    await server.services.database
      .insert(accountLinks)
      .values({ accountId: other.accountId, customerId, type: 'MANAGED' });
    expect(await read(other)).toMatchObject({ missingAttachments: [], waitsFor: null });
  });
});
