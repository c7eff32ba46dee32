import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cardApplicationDraft,
  createCardApplicationDraft,
  deleteCardApplicationDraft,
  readDraftFile,
  saveCardApplicationDraft,
  saveDraftFile,
  saveDraftPhoto,
} from '#contract/endpoints/card-application-drafts.ts';
import { draftShape } from '#contract/entities/card-application-draft.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import { cardApplicationDraftFiles, cardApplicationDrafts } from '#server/platform/db/schema.ts';
import { createCipher } from '#server/platform/encryption/cipher.ts';
import { applications } from '../../common/server/support/application.ts';
import { fileForm, smallPdf } from '../../common/server/support/attachment-form.ts';
import { call, freshAccount, refusal, send } from '../../common/server/support/call.ts';
import { fileId, plainEntered as entered } from '../../common/server/support/entered-application.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
let account: Account;
let stranger: Account;
beforeAll(async () => {
  server = await startServer({ workers: false });
  stranger = await freshAccount(server, 'adult');
});
afterAll(() => server.stop());
beforeEach(async () => {
  account = await freshAccount(server, 'adult');
});

const photo = 'data:image/jpeg;base64,QUJD';
const own = { carrierType: 'HAULIER_CARD', isOwn: true, customerId: null } as const;

const begin = ({ token } = account) =>
  call(server, createCardApplicationDraft, { token, body: { ...own, shape: draftShape, entered } });
const find = ({ token } = account) =>
  call(server, cardApplicationDraft, { token, query: { carrierType: 'HAULIER_CARD', isOwn: 'true' } });
const saveCall = (id: number, version: number, content = entered) => ({
  token: account.token,
  params: { id },
  body: { version, shape: draftShape, entered: content },
});
const putFile = (id: number) => ({ token: account.token, params: { id, fileId }, body: fileForm(smallPdf) }) as const;

describe('a draft of a card application (WIZ-06)', () => {
  test('is not changed by a draft of a megabyte, which is refused', async () => {
    const { id } = await begin();
    const large = { ...entered, person: { ...entered.person, lastName: 'x'.repeat(1024 * 1024) } };
    await refusal(server, saveCardApplicationDraft, 'PAYLOAD_TOO_LARGE', saveCall(id, 1, large));
    await refusal(server, saveDraftPhoto, 'PAYLOAD_TOO_LARGE', {
      token: account.token,
      params: { id },
      body: { photo: photo + 'A'.repeat(1024 * 1024) },
    });
    expect(await find()).toMatchObject({ entered, photo: null, version: 1 });
  });

  test('has files that the browser downloads and does not show', async () => {
    const { id } = await begin();
    await call(server, saveDraftFile, putFile(id));
    const read = await send(server, readDraftFile, { token: account.token, params: { id, fileId } });
    expect(read.headers.get('content-disposition')).toContain('attachment');
  });

  test('is deleted with its files', async () => {
    const { id } = await begin();
    await call(server, saveDraftFile, putFile(id));
    await call(server, deleteCardApplicationDraft, { token: account.token, params: { id } });
    const files = eq(cardApplicationDraftFiles.draftId, id);
    expect(await server.services.database.$count(cardApplicationDraftFiles, files)).toBe(0);
  });

  test('is deleted after its retention period', async () => {
    const { id } = await begin();
    const { database } = server.services;
    const aged = new Date(server.clock.now().getTime() - 30 * 24 * 3_600_000);
    await database.update(cardApplicationDrafts).set({ saved: aged }).where(eq(cardApplicationDrafts.id, id));
    expect(await find()).toBeNull();
    await deleteOldRows(server.services);
    expect(await database.$count(cardApplicationDrafts, eq(cardApplicationDrafts.id, id))).toBe(0);
  });
});

describe('a draft of another account', () => {
  test('cannot be begun for the other account’s customer', async () => {
    const body = { ...own, isOwn: false, customerId: account.customerId, shape: draftShape, entered } as const;
    await refusal(server, createCardApplicationDraft, 'NOT_FOUND', { token: stranger.token, body });
    const query = { carrierType: 'HAULIER_CARD', isOwn: 'false', customerId: String(account.customerId) };
    await refusal(server, cardApplicationDraft, 'NOT_FOUND', { token: stranger.token, query });
  });
});

describe('the draft of a filed application', () => {
  test("is deleted; filing again with or without the draft's id has the same result", async () => {
    const tools = applications(server);
    const applicant = await tools.applicant();
    const { id: draftId } = await begin(applicant);
    const headers = { 'idempotency-key': 'one' };
    const first = await tools.file(applicant, { draftId }, headers);
    expect(await find(applicant)).toBeNull();
    expect(await tools.file(applicant, {}, headers)).toEqual(first);
  });

  test('is deleted even if the wizard has saved it again because the answer was lost', async () => {
    const tools = applications(server);
    const applicant = await tools.applicant();
    const headers = { 'idempotency-key': 'lost' };
    const first = await tools.file(applicant, {}, headers);
    const { id: draftId } = await begin(applicant);
    expect(await tools.file(applicant, { draftId }, headers)).toEqual(first);
    expect(await find(applicant)).toBeNull();
  });
});

describe('the stored content of a draft', () => {
  test('cannot be read in the database', async () => {
    const { id } = await begin();
    await call(server, saveDraftPhoto, { token: account.token, params: { id }, body: { photo } });
    await call(server, saveDraftFile, putFile(id));
    const rows = await server.services.database.execute(
      sql`select encode(d.content, 'escape') as entered, encode(d.photo, 'escape') as photo, encode(f.content, 'escape') as file
        from card_application_drafts d join card_application_draft_files f on f.draft_id = d.id where d.id = ${id}`,
    );
    const text = JSON.stringify(rows);
    for (const word of ['Ludmila', 'Nov', 'Lipov', '1990', 'QUJD', 'jpeg', '%PDF']) expect(text).not.toContain(word);
  });

  test('is shown as unreadable if it was encrypted with another key', async () => {
    const { id } = await begin();
    const sealed = createCipher('another key').seal(Buffer.from('{}'), 'x');
    await server.services.database
      .update(cardApplicationDrafts)
      .set({ content: sealed })
      .where(eq(cardApplicationDrafts.id, id));
    expect(await find()).toMatchObject({ id, entered: null, photo: null });
  });

  test('cannot be decrypted after it was moved to another draft or changed', () => {
    const { seal, open } = createCipher('secret');
    const sealed = seal(Buffer.from('content'), 'one');
    expect(Buffer.from(open(sealed, 'one')).toString()).toBe('content');
    expect(() => open(sealed, 'other')).toThrow();
    const changed = Uint8Array.from(sealed, (byte, index) => (index === sealed.length - 1 ? byte ^ 1 : byte));
    expect(() => open(changed, 'one')).toThrow();
    expect(Buffer.from(seal(Buffer.from('content'), 'one')).equals(Buffer.from(sealed))).toBe(false);
  });
});
