import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountPage } from '#contract/endpoints/account-page.ts';
import {
  cardApplicationDraft,
  createCardApplicationDraft,
  deleteCardApplicationDraft,
  readDraftFile,
  saveCardApplicationDraft,
  saveDraftFile,
  saveDraftPhoto,
} from '#contract/endpoints/card-application-drafts.ts';
import { createCustomer } from '#contract/endpoints/customer-writes.ts';
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
const otherWizard = { ...entered, flowId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };

const begin = ({ token } = account, content = entered) =>
  call(server, createCardApplicationDraft, { token, body: { ...own, shape: draftShape, entered: content } });
const find = ({ token } = account) =>
  call(server, cardApplicationDraft, { token, query: { carrierType: 'HAULIER_CARD', isOwn: 'true' } });
const saveCall = (id: number, version: number | null, content = entered) => ({
  token: account.token,
  params: { id },
  body: { version, shape: draftShape, entered: content },
});
const putFile = (id: number, { token } = account, key = fileId) =>
  ({ token, params: { id, fileId: key }, body: fileForm(smallPdf) }) as const;

describe('a draft of a card application (WIZ-06)', () => {
  test('is returned with photo and file until it expires', async () => {
    const { id, version } = await begin();
    const { token } = account;
    await call(server, saveDraftPhoto, { token, params: { id }, body: { photo } });
    await call(server, saveDraftFile, putFile(id));
    expect(await find()).toEqual({
      id,
      version,
      shape: draftShape,
      saved: server.clock.now().toISOString(),
      expires: new Date(server.clock.now().getTime() + 30 * 24 * 3_600_000).toISOString(),
      entered,
      photo,
      fileIds: [fileId],
      savedCustomerId: null,
    });
    const read = await send(server, readDraftFile, { token, params: { id, fileId } });
    expect(Buffer.from(await read.arrayBuffer()).equals(smallPdf)).toBe(true);
    expect(read.headers.get('content-disposition')).toContain('attachment');
  });

  test('contains the id of the new person that its wizard has saved', async () => {
    await begin();
    const { token } = account;
    const { flowId } = entered;
    const address = { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101' };
    const name = { firstName: 'Nela', lastName: 'Známá' };
    const body = { name, birthDay: '2018-03-04', address, gdprTermsApproval: true, flowId };
    const { id } = await call(server, createCustomer, { token, body });
    expect((await find())?.savedCustomerId).toBe(id);
    const another = await freshAccount(server, 'adult');
    await begin(another);
    expect((await find(another))?.savedCustomerId).toBeNull();
  });

  test('is separate for each kind of card and each person', async () => {
    await begin();
    const { token } = account;
    const body = { shape: draftShape, entered: otherWizard } as const;
    for (const subject of [
      { ...own, carrierType: 'VIRTUAL_CARD' } as const,
      { ...own, isOwn: false },
      { ...own, isOwn: false, customerId: account.customerId },
    ]) {
      await call(server, createCardApplicationDraft, { token, body: { ...subject, ...body } });
    }
    await refusal(server, createCardApplicationDraft, 'DRAFT_CHANGED', { token, body: { ...own, ...body } });
  });

  test("is updated by a wizard's second attempt if the first answer was lost", async () => {
    const first = await begin();
    const second = await begin(account, { ...entered, step: 'custodian' });
    expect(second).toEqual({ id: first.id, version: 2 });
    expect((await find())?.entered).toMatchObject({ step: 'custodian' });
  });

  test('is saved only with its current version; a call without a version replaces the draft on purpose', async () => {
    const { id } = await begin();
    expect(await call(server, saveCardApplicationDraft, saveCall(id, 1))).toEqual({ id, version: 2 });
    // The answer may have been lost.
    expect(await call(server, saveCardApplicationDraft, saveCall(id, 1))).toEqual({ id, version: 2 });
    await refusal(server, saveCardApplicationDraft, 'DRAFT_CHANGED', saveCall(id, 1, otherWizard));
    expect(await call(server, saveCardApplicationDraft, saveCall(id, null, otherWizard))).toEqual({ id, version: 3 });
    expect((await find())?.entered).toMatchObject({ flowId: otherWizard.flowId });
  });

  test('is not changed by a draft of a megabyte, which is refused', async () => {
    const { id } = await begin();
    const large = (size: number) => ({ ...entered, person: { ...entered.person, lastName: 'x'.repeat(size) } });
    await refusal(server, saveCardApplicationDraft, 'PAYLOAD_TOO_LARGE', saveCall(id, 1, large(1024 * 1024)));
    await refusal(server, saveCardApplicationDraft, 'VALIDATION_ERROR', saveCall(id, 1, large(2001)));
    await refusal(server, saveDraftPhoto, 'PAYLOAD_TOO_LARGE', {
      token: account.token,
      params: { id },
      body: { photo: photo + 'A'.repeat(1024 * 1024) },
    });
    expect(await find()).toMatchObject({ entered, photo: null, version: 1 });
    await call(server, saveCardApplicationDraft, saveCall(id, 1, large(2000)));
  });

  test('loses the files that it does not name any more, and does not accept other files', async () => {
    const { id } = await begin();
    await call(server, saveDraftFile, putFile(id));
    await refusal(server, saveDraftFile, 'NOT_FOUND', putFile(id, account, otherWizard.flowId));
    await call(server, saveCardApplicationDraft, saveCall(id, 1, { ...entered, files: [] }));
    expect((await find())?.fileIds).toEqual([]);
    await refusal(server, saveDraftFile, 'NOT_FOUND', putFile(id));
  });

  test('can be deleted, with its photo and files', async () => {
    const { id } = await begin();
    await call(server, saveDraftFile, putFile(id));
    const { token } = account;
    await call(server, deleteCardApplicationDraft, { token, params: { id } });
    await refusal(server, deleteCardApplicationDraft, 'NOT_FOUND', { token, params: { id } });
    expect(await find()).toBeNull();
    const files = eq(cardApplicationDraftFiles.draftId, id);
    expect(await server.services.database.$count(cardApplicationDraftFiles, files)).toBe(0);
    await refusal(server, saveCardApplicationDraft, 'NOT_FOUND', saveCall(id, 1));
  });

  test('is listed on the account page, one for each kind of card', async () => {
    const { token } = account;
    const listedNow = (carrierType: string) => {
      const saved = server.clock.now();
      const expires = new Date(saved.getTime() + 30 * 24 * 3_600_000).toISOString();
      return { carrierType, saved: saved.toISOString(), expires };
    };
    const virtual = { ...own, carrierType: 'VIRTUAL_CARD', shape: draftShape, entered: otherWizard } as const;
    await call(server, createCardApplicationDraft, { token, body: virtual });
    const earlier = listedNow('VIRTUAL_CARD');
    server.clock.advance(60_000);
    await begin();
    const { begunApplications } = await call(server, accountPage, { token });
    expect(begunApplications).toEqual([listedNow('HAULIER_CARD'), earlier]);
  });

  test('for a new person is in a separate list on the account page; a draft for another customer is not listed', async () => {
    const { token, customerId } = account;
    const body = { shape: draftShape, entered: otherWizard, isOwn: false } as const;
    for (const subject of [
      { carrierType: 'VIRTUAL_CARD', customerId: null },
      { carrierType: 'BANK_CARD', customerId },
    ] as const)
      await call(server, createCardApplicationDraft, { token, body: { ...body, ...subject } });
    await begin();
    const page = await call(server, accountPage, { token });
    const kinds = [page.begunApplications, page.begunForNewPerson].map((begun) =>
      begun.map(({ carrierType }) => carrierType),
    );
    expect(kinds).toEqual([['HAULIER_CARD'], ['VIRTUAL_CARD']]);
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
  test('is NOT_FOUND', async () => {
    const { id } = await begin();
    await call(server, saveDraftFile, putFile(id));
    const { token } = stranger;
    expect(await find(stranger)).toBeNull();
    await refusal(server, saveCardApplicationDraft, 'NOT_FOUND', { ...saveCall(id, 1), token });
    await refusal(server, saveDraftPhoto, 'NOT_FOUND', { token, params: { id }, body: { photo } });
    await refusal(server, saveDraftFile, 'NOT_FOUND', putFile(id, stranger));
    await refusal(server, readDraftFile, 'NOT_FOUND', { token, params: { id, fileId } });
    await refusal(server, deleteCardApplicationDraft, 'NOT_FOUND', { token, params: { id } });
    expect((await find())?.id).toBe(id);
  });

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

  test('is deleted even if the wizard does not know its id, because the answer to its first save request is missing', async () => {
    const tools = applications(server);
    const applicant = await tools.applicant();
    await begin(applicant);
    await tools.file(applicant, { flowId: otherWizard.flowId });
    expect(await find(applicant)).not.toBeNull();
    const next = await tools.applicant();
    await begin(next);
    await tools.file(next, { flowId: entered.flowId });
    expect(await find(next)).toBeNull();
  });

  test('is not saved any more by a request that arrives late', async () => {
    const tools = applications(server);
    const applicant = await tools.applicant();
    const { token } = applicant;
    await tools.file(applicant, { flowId: entered.flowId });
    const body = { ...own, shape: draftShape, entered };
    await refusal(server, createCardApplicationDraft, 'NOT_FOUND', { token, body });
    const { id } = await begin(applicant, otherWizard);
    await refusal(server, saveCardApplicationDraft, 'NOT_FOUND', { ...saveCall(id, null), token });
    expect((await find(applicant))?.entered).toMatchObject({ flowId: otherWizard.flowId });
  });

  test('is not deleted if it belongs to another account, which can save it again', async () => {
    const { id: draftId } = await begin();
    const tools = applications(server);
    await tools.file(await tools.applicant(), { draftId, flowId: entered.flowId });
    expect((await find())?.id).toBe(draftId);
    expect((await begin()).id).toBe(draftId);
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
