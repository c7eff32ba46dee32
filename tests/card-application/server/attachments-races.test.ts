import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { cardApplication } from '#contract/endpoints/card-applications.ts';
import { storedFiles } from '#server/platform/db/schema.ts';
import { attachmentForm, smallPdf } from '../../common/server/support/attachment-form.ts';
import { fileApplication, typesOf } from '../../common/server/support/attachments.ts';
import { call, freshAccount, send, statusesOf } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false, database: 'postgres' });
});
afterAll(() => server.stop());

/**
 * Sends files with these names at once. Resolves to the statuses, the names that are shown afterwards, and the number of
 * stored files.
 */
async function sendAtOnce(names: readonly string[]) {
  const { token, ...account } = await freshAccount(server, 'bank-card');
  const id = await fileApplication(server, account);
  const { pupil: typeId } = await typesOf(server);
  const before = await server.services.database.$count(storedFiles);
  const sent = names.map((name) => {
    const body = attachmentForm({ name, content: smallPdf, typeId });
    return send(server, uploadAttachment, { token, params: { id }, body });
  });
  const statuses = statusesOf(await Promise.all(sent));
  const { attachments } = await call(server, cardApplication, { token, params: { id } });
  const stored = (await server.services.database.$count(storedFiles)) - before;
  return { statuses, shown: attachments.map(({ name }) => name), stored };
}

test('a file that is submitted several times at once is stored only one time (ATT-01)', async () => {
  const names = Array.from({ length: 5 }, () => 'potvrzení.pdf');
  expect(await sendAtOnce(names)).toEqual({
    statuses: [200, 200, 200, 200, 200],
    shown: ['potvrzení.pdf'],
    stored: 1,
  });
});

test('if several files of one type are submitted at once, only one is stored (ATT-01)', async () => {
  const { statuses, shown, stored } = await sendAtOnce(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
  expect([statuses, shown.length, stored]).toEqual([[200, 200, 200, 200], 1, 1]);
});
