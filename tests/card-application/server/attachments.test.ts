import { eq } from 'drizzle-orm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { downloadAttachment, uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { cardApplication, lastCardApplication } from '#contract/endpoints/card-applications.ts';
import { largestAttachment } from '#contract/entities/attachment.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';
import {
  accountLinks,
  attachmentTypes,
  cardApplicationAttachments,
  cardApplications,
  customerProfiles,
  storedFiles,
} from '#server/platform/db/schema.ts';
import { attachmentForm, smallJpeg, smallPdf, smallPng } from '../../common/server/support/attachment-form.ts';
import { fileApplication, submit, typesOf } from '../../common/server/support/attachments.ts';
import { call, freshAccount, refusal, send } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;
type SentFile = Parameters<typeof attachmentForm>[0];

let server: TestServer;
let account: Account;
let stranger: Account;
let types: { readonly pupil: number; readonly ztp: number };
let applicationId: number;
beforeAll(async () => {
  server = await startServer({ workers: false });
  stranger = await freshAccount(server, 'newcomer');
  account = await freshAccount(server, 'bank-card');
  types = await typesOf(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  applicationId = await fileApplication(server, account);
});

const database = () => server.services.database;
const study = (change: Partial<SentFile> = {}): SentFile => ({
  name: 'potvrzení o studiu.pdf',
  content: smallPdf,
  typeId: types.pupil,
  ...change,
});
const ofZtp = (change: Partial<SentFile> = {}): SentFile =>
  study({ name: 'průkaz.png', content: smallPng, typeId: types.ztp, isProfileOne: false, ...change });
const upload = (file: SentFile) => submit(server, account.token, applicationId, file);
const refuse = (name: ErrorName, file: SentFile, { token } = account) =>
  refusal(server, uploadAttachment, name, { token, params: { id: applicationId }, body: attachmentForm(file) });
const shown = async () =>
  (await call(server, cardApplication, { token: account.token, params: { id: applicationId } })).attachments;
const download = (attachmentId: number, token = account.token) =>
  send(server, downloadAttachment, { token, params: { id: applicationId, attachmentId } });
const contentOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const padded = (start: Uint8Array, size: number) => Buffer.concat([start, Buffer.alloc(size - start.byteLength)]);

describe('a submitted file (ATT-01)', () => {
  test('is shown with its application, in the language of the reader', async () => {
    const one = await upload(study());
    const other = await upload(ofZtp());
    expect(one).toEqual({
      id: expect.any(Number) as number,
      name: 'potvrzení o studiu.pdf',
      size: smallPdf.byteLength,
      typeId: types.pupil,
      typeName: 'Potvrzení o studiu',
      isProfileOne: true,
    });
    expect(await shown()).toEqual([one, other]);
    const last = await call(server, lastCardApplication, {
      token: account.token,
      headers: { 'accept-language': 'pl' },
    });
    expect(last?.attachments.map(({ typeName }) => typeName)).toEqual([
      'Zaświadczenie o nauce',
      'Kopia legitymacji osoby niepełnosprawnej',
    ]);
  });

  test.each([
    ['a.jpg', smallJpeg],
    ['A.JPEG', smallJpeg],
    ['a.jfif', smallJpeg],
    ['a.PDF', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf, 0x0a]), smallPdf])],
    ['a.b.png', smallPng],
    ['👩‍👧 dovolená.png', smallPng],
    ['مستند.pdf', smallPdf],
    ['největší.pdf', padded(smallPdf, largestAttachment)],
  ])('is downloaded unchanged: %s', async (name, content) => {
    const { id } = await upload(study({ name, content }));
    expect((await contentOf(await download(id))).equals(content)).toBe(true);
  });

  test('is always downloaded and never displayed or run by a browser', async () => {
    const { id } = await upload(study());
    const { headers } = await download(id);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="attachment-${String(id)}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  });

  test('replaces an earlier file of the same type, whose content is erased', async () => {
    const first = await upload(study());
    const [before] = await database()
      .select()
      .from(cardApplicationAttachments)
      .where(eq(cardApplicationAttachments.id, first.id));
    const second = await upload(study({ name: 'nové.jpg', content: smallJpeg }));
    expect(await shown()).toEqual([second]);
    expect((await download(first.id)).status).toBe(404);
    expect(await database().$count(storedFiles, eq(storedFiles.id, before?.fileId ?? ''))).toBe(0);
  });

  test('is not replaced if the same file is sent again for the same type', async () => {
    const first = await upload(study());
    const again = await send(server, uploadAttachment, {
      token: account.token,
      params: { id: applicationId },
      body: attachmentForm(study()),
    });
    expect([again.headers.get('idempotent-replayed'), await again.json()]).toEqual(['true', first]);
    expect(await shown()).toEqual([first]);
  });

  test('is submitted only one time under a key, even if the call is repeated from another time zone', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await submit(server, account.token, applicationId, study(), key);
    const body = attachmentForm(study());
    body.set('timezoneOffset', '-120');
    const options = { token: account.token, params: { id: applicationId }, body, headers: key };
    expect(await call(server, uploadAttachment, options)).toEqual(first);
  });

  test('is submitted only one time under a key, and the key cannot be used for another file', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await submit(server, account.token, applicationId, study(), key);
    await upload(study({ name: 'jiné.pdf' }));
    expect(await submit(server, account.token, applicationId, study(), key)).toEqual(first);
    expect((await shown()).map(({ name }) => name)).toEqual(['jiné.pdf']);
    for (const other of [study({ content: padded(smallPdf, 100) }), study({ name: 'x.pdf' }), ofZtp()])
      await refusal(server, uploadAttachment, 'IDEMPOTENCY_KEY_REUSED', {
        token: account.token,
        params: { id: applicationId },
        headers: key,
        body: attachmentForm(other),
      });
  });
});

describe('a file is refused (ATT-01)', () => {
  const html = Buffer.from('<script>alert(1)</script>');
  const exe = Buffer.from('MZ\u0090\u0000\u0003', 'latin1');
  const gzip = gzipSync(Buffer.alloc(1_000_000));
  const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]);
  test.each([
    ['a.pdf.exe', smallPdf, 'ATTACHMENT_TYPE_NOT_ALLOWED'],
    ['bomb.zip', zip, 'ATTACHMENT_TYPE_NOT_ALLOWED'],
    ['bomb.zip.pdf', zip, 'ATTACHMENT_CONTENT_DIFFERS'],
    ['page.pdf', html, 'ATTACHMENT_CONTENT_DIFFERS'],
    ['photo.png', smallJpeg, 'ATTACHMENT_CONTENT_DIFFERS'],
    ['pdf', smallPdf, 'ATTACHMENT_TYPE_NOT_ALLOWED'],
    ['.pdf', smallPdf, 'ATTACHMENT_TYPE_NOT_ALLOWED'],
    ['empty.pdf', Buffer.alloc(0), 'ATTACHMENT_EMPTY'],
    [`${'x'.repeat(197)}.pdf`, smallPdf, 'ATTACHMENT_NAME_NOT_ALLOWED'],
    ['fdp.\u202Eexe.pdf', smallPdf, 'ATTACHMENT_NAME_NOT_ALLOWED'],
    ['a\u0007.pdf', smallPdf, 'ATTACHMENT_NAME_NOT_ALLOWED'],
    ['../../a.pdf', smallPdf, 'ATTACHMENT_NAME_NOT_ALLOWED'],
    ['a\\b.pdf', smallPdf, 'ATTACHMENT_NAME_NOT_ALLOWED'],
    ['a.exe.pdf', exe, 'ATTACHMENT_CONTENT_DIFFERS'],
    ['bomb.pdf', zip, 'ATTACHMENT_CONTENT_DIFFERS'],
    ['bomb.pdf', gzip, 'ATTACHMENT_CONTENT_DIFFERS'],
    [`${'x'.repeat(296)}.pdf`, smallPdf, 'ATTACHMENT_NAME_NOT_ALLOWED'],
    ['a\u0000.pdf', smallPdf, 'ATTACHMENT_NAME_NOT_ALLOWED'],
    ['  .pdf', smallPdf, 'ATTACHMENT_NAME_NOT_ALLOWED'],
    ['\u200B.pdf', smallPdf, 'ATTACHMENT_NAME_NOT_ALLOWED'],
  ] as const)('named %j', async (name, content, problem) => {
    await refuse(problem, study({ name, content: Buffer.from(content) }));
    expect(await shown()).toEqual([]);
  });

  test('larger than 5 MB, with the limit in the error', async () => {
    const { metadata } = await refuse(
      'ATTACHMENT_TOO_LARGE',
      study({ content: padded(smallPdf, largestAttachment + 1) }),
    );
    expect(metadata).toEqual({ megabytes: 5 });
  });

  test('in which the scanner finds a virus, wherever the virus is in the file', async () => {
    const virus = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));
    await refuse('ATTACHMENT_INFECTED', study({ content: Buffer.concat([smallPdf, virus]) }));
    expect(await shown()).toEqual([]);
  });

  test.each([
    'potvrzení o studiu.pdf',
    'POTVRZENÍ O STUDIU.PDF',
    'potvrzení o studiu.pdf'.normalize('NFD'),
    'potvrzení o\u200B\u00A0studiu.pdf',
  ])('with the name %j, which another file of the same profile has', async (name) => {
    const [profile] = await database().select().from(customerProfiles).where(eq(customerProfiles.code, 'PUPIL'));
    const [added] = await database()
      .insert(attachmentTypes)
      .values({
        customerProfileId: profile?.id ?? 0,
        displayName: inEachLanguage(() => 'x'),
      })
      .returning({ id: attachmentTypes.id });
    await upload(study());
    await refuse('ATTACHMENT_NAME_EXISTS', study({ name, typeId: added?.id ?? 0 }));
    // The other profile may have a file with this name.
    await upload(ofZtp({ name: 'potvrzení o studiu.png' }));
    await upload(ofZtp({ name, content: smallPdf }));
    expect(await shown()).toHaveLength(2);
  });

  test('for a type of the other profile, or for an unknown type', async () => {
    await refuse('INVALID_ATTACHMENT_TYPE', study({ typeId: types.ztp }));
    await refuse('INVALID_ATTACHMENT_TYPE', study({ isProfileOne: false }));
    await refuse('INVALID_ATTACHMENT_TYPE', study({ typeId: 2_147_483_647 }));
  });

  test.each([
    [{ state: 'REJECTED' }],
    [{ state: 'PROCESSED' }],
    [{ state: 'WAITING_TO_BE_PRINTED', checkedDate: new Date('2026-11-20T08:00:00Z') }],
  ] as const)('for an application that is closed: %j', async (closed) => {
    await database().update(cardApplications).set(closed).where(eq(cardApplications.id, applicationId));
    await refuse('CARD_APPLICATION_CLOSED', study());
  });

  test('while the scanner does not answer, which is logged', async () => {
    const lines: string[] = [];
    const scanned = await startServer({
      workers: false,
      configuration: { clamd: { host: '127.0.0.1', port: 1 } },
      logTo: (line) => lines.push(line),
    });
    try {
      const other = await freshAccount(scanned, 'bank-card');
      const params = { id: await fileApplication(scanned, other) };
      const body = attachmentForm(study());
      await refusal(scanned, uploadAttachment, 'ATTACHMENT_SCAN_UNAVAILABLE', { token: other.token, params, body });
      expect(lines.filter((line) => line.includes('the scanner is unavailable'))).toHaveLength(1);
    } finally {
      await scanned.stop();
    }
  });

  test('if the operator accepts no files', async () => {
    await server.services.settings.change(database(), { cardApplicationAttachmentAllowed: false });
    try {
      await refuse('ATTACHMENTS_NOT_ALLOWED', study());
    } finally {
      await server.services.settings.change(database(), { cardApplicationAttachmentAllowed: null });
    }
  });
});

describe("another account's application (ATT-01)", () => {
  test('is NOT_FOUND for uploads and downloads', async () => {
    const { id } = await upload(study());
    await refuse('NOT_FOUND', study(), stranger);
    expect((await download(id, stranger.token)).status).toBe(404);
    const own = await fileApplication(server, { accountId: stranger.accountId, customerId: account.customerId });
    const params = { id: own, attachmentId: id };
    await refusal(server, downloadAttachment, 'NOT_FOUND', { token: stranger.token, params });
  });

  test('can be read if it is for a common customer, but without its attachments', async () => {
    await upload(study());
    const link = { accountId: stranger.accountId, customerId: account.customerId, type: 'ASSIGNED' } as const;
    await database().insert(accountLinks).values(link);
    try {
      const params = { id: applicationId };
      const { attachments } = await call(server, cardApplication, { token: stranger.token, params });
      expect(attachments).toEqual([]);
      await refuse('FORBIDDEN', study(), stranger);
    } finally {
      await database().delete(accountLinks).where(eq(accountLinks.accountId, stranger.accountId));
    }
  });
});
