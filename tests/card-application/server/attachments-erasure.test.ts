import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAttachments } from '#server/applications/attachments/erase-attachments.ts';
import { cardApplicationAttachments, storedFiles } from '#server/platform/db/schema.ts';
import { smallPdf } from '../../common/server/support/attachment-form.ts';
import { fileApplication, submit, typesOf } from '../../common/server/support/attachments.ts';
import { freshAccount } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

test('erasing attachments removes the files that the account has submitted, and the files for its customer (ATT-01)', async () => {
  const { database, fileStore } = server.services;
  const [account, other] = [await freshAccount(server, 'bank-card'), await freshAccount(server, 'bank-card')];
  const { pupil: typeId } = await typesOf(server);
  const filed = [
    [account, account.customerId],
    [account, other.customerId],
    [other, account.customerId],
    [other, other.customerId],
  ] as const;
  const ids: number[] = [];
  for (const [{ accountId, token }, customerId] of filed) {
    const id = await fileApplication(server, { accountId, customerId });
    await submit(server, token, id, { name: 'a.pdf', content: smallPdf, typeId });
    ids.push(id);
  }
  const { accountId, customerId } = account;
  const erase = (who: { accountId: number; customerId: number | undefined }) =>
    database.transaction((transaction) => eraseAttachments(transaction, fileStore, who));
  expect(await erase({ accountId, customerId })).toEqual({ card_application_attachments: 3, stored_files: 3 });
  const left = await database
    .select()
    .from(cardApplicationAttachments)
    .where(inArray(cardApplicationAttachments.applicationId, ids));
  expect(left.map(({ applicationId }) => applicationId)).toEqual(ids.slice(3));
  expect(await database.$count(storedFiles)).toBe(1);
  expect(await erase({ accountId, customerId: undefined })).toEqual({
    card_application_attachments: 0,
    stored_files: 0,
  });
});
