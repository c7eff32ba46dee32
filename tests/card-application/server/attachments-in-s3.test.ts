import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { downloadAttachment, uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { cardApplication } from '#contract/endpoints/card-applications.ts';
import { dataExport } from '#contract/endpoints/data-export.ts';
import { cardApplicationAttachments, storedFiles } from '#server/platform/db/schema.ts';
import { attachmentForm, smallJpeg, smallPdf } from '../../common/server/support/attachment-form.ts';
import { fileApplication, submit, typesOf } from '../../common/server/support/attachments.ts';
import { call, freshAccount, refusal, send } from '../../common/server/support/call.ts';
import { exportOf } from '../../common/server/support/export-of.ts';
import { startS3Simulator } from '../../common/server/support/s3-simulator.ts';
import type { S3Simulator } from '../../common/server/support/s3-simulator.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { TestClock } from '../../common/server/support/test-clock.ts';

type SentFile = Parameters<typeof attachmentForm>[0];

const clock = new TestClock();
const lines: string[] = [];
let s3: S3Simulator;
let server: TestServer;
let account: Awaited<ReturnType<typeof freshAccount>>;
let typeId: number;
let applicationId: number;
beforeAll(async () => {
  s3 = await startS3Simulator(clock);
  server = await startServer({
    clock,
    configuration: { s3: s3.configuration },
    logTo: (line) => lines.push(line),
  });
  typeId = (await typesOf(server)).pupil;
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
});
beforeEach(async () => {
  account = await freshAccount(server, 'bank-card');
  applicationId = await fileApplication(server, account);
});
afterEach(() => {
  s3.fault = undefined;
});

const study = (change: Partial<SentFile> = {}): SentFile => ({
  name: 'potvrzení.pdf',
  content: smallPdf,
  typeId,
  ...change,
});
const upload = (file: SentFile) => submit(server, account.token, applicationId, file);
const request = (attachmentId: number) => ({ token: account.token, params: { id: applicationId, attachmentId } });
const download = (attachmentId: number) => send(server, downloadAttachment, request(attachmentId));
const shown = async () =>
  (await call(server, cardApplication, { token: account.token, params: { id: applicationId } })).attachments;
const fileIdOf = async (attachmentId: number): Promise<string> => {
  const [row] = await server.services.database
    .select({ fileId: cardApplicationAttachments.fileId })
    .from(cardApplicationAttachments)
    .where(eq(cardApplicationAttachments.id, attachmentId));
  return row?.fileId ?? '';
};

/** The worker that removes erased objects runs once an hour. */
async function waitUntilRemoved(fileId: string): Promise<void> {
  clock.advance(3_600_001);
  await vi.waitUntil(() => !s3.objects.has(fileId), { timeout: 10_000 });
}

describe('attachments in an S3-compatible store (ATT-01)', () => {
  test('are stored in the bucket instead of the database, and can be downloaded and exported', async () => {
    const { id } = await upload(study());
    expect(s3.objects.get(await fileIdOf(id))?.equals(smallPdf)).toBe(true);
    expect(await server.services.database.$count(storedFiles)).toBe(0);
    expect(Buffer.from(await (await download(id)).arrayBuffer()).equals(smallPdf)).toBe(true);
    const { files } = await exportOf(server, account.token);
    expect(files.get(`attachments/attachment-${String(id)}.pdf`)?.equals(smallPdf)).toBe(true);
  });

  test('are removed from the bucket after they were replaced', async () => {
    const first = await fileIdOf((await upload(study())).id);
    const second = await upload(study({ name: 'nové.jpg', content: smallJpeg }));
    await waitUntilRemoved(first);
    expect(s3.objects.get(await fileIdOf(second.id))?.equals(smallJpeg)).toBe(true);
  });

  test('are removed from the bucket when the account is deleted, even if the store does not answer at that moment', async () => {
    const fileId = await fileIdOf((await upload(study())).id);
    s3.fault = 'BROKEN';
    await call(server, deleteCustomerAccount, { token: account.token, body: { password: account.password } });
    expect(s3.objects.has(fileId)).toBe(true);
    s3.fault = undefined;
    await waitUntilRemoved(fileId);
  });

  test('are refused if they cannot be written or read; nothing is lost, and the log contains only the reason', async () => {
    const { id } = await upload(study());
    const before = await shown();
    s3.fault = 'FORBIDDEN';
    lines.length = 0;
    const body = attachmentForm(study({ name: 'nové.jpg', content: smallJpeg }));
    const params = { id: applicationId };
    await refusal(server, uploadAttachment, 'ATTACHMENT_STORE_UNAVAILABLE', { token: account.token, params, body });
    await refusal(server, downloadAttachment, 'ATTACHMENT_STORE_UNAVAILABLE', request(id));
    const log = lines.join('\n');
    expect(log).toContain('HTTP 403 AccessDenied');
    for (const secret of [s3.configuration.secretKey, 'AWS4-HMAC', 'potvrzení', '%PDF'])
      expect(log).not.toContain(secret);
    s3.fault = undefined;
    expect(await shown()).toEqual(before);
    expect((await download(id)).status).toBe(200);
  });

  test('cut off the export if they cannot be read, so that an incomplete file does not look complete', async () => {
    await upload(study());
    s3.fault = 'BROKEN';
    const answer = await send(server, dataExport, { token: account.token });
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });
});
