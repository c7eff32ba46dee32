import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cardApplicationDraft,
  createCardApplicationDraft,
  readDraftFile,
  saveCardApplicationDraft,
  saveDraftFile,
  saveDraftPhoto,
} from '#contract/endpoints/card-application-drafts.ts';
import { largestAttachment } from '#contract/entities/attachment.ts';
import { draftShape } from '#contract/entities/card-application-draft.ts';
import type { CarrierType } from '#contract/enumerations.ts';
import { cardApplicationDraftFiles, cardApplicationDrafts } from '#server/platform/db/schema.ts';
import { fileForm, smallPdf } from '../../common/server/support/attachment-form.ts';
import { call, freshAccount, refusal, send } from '../../common/server/support/call.ts';
import { fileId, plainEntered } from '../../common/server/support/entered-application.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;
type Carrier = Exclude<CarrierType, 'WHITE_LIST_CARD'>;

let server: TestServer;
let account: Account;
const logged: string[] = [];
beforeAll(async () => {
  server = await startServer({ workers: false, logTo: (line) => void logged.push(line) });
});
afterAll(() => server.stop());
beforeEach(async () => {
  account = await freshAccount(server, 'adult');
});

const database = () => server.services.database;
const photo = 'data:image/jpeg;base64,QUJD';
const [file] = plainEntered.files;
if (file === undefined) throw new Error('the draft names a file');
const otherFileId = '9b2f1f7e-3c57-4b43-9a06-0f3d6ab0f0aa';
const otherFlow = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const twoFiles = { ...plainEntered, files: [file, { ...file, id: otherFileId, name: 'druhý.pdf' }] };

const begin = (carrierType: Carrier, entered = plainEntered, { token } = account) => {
  const body = { carrierType, isOwn: true, customerId: null, shape: draftShape, entered } as const;
  return call(server, createCardApplicationDraft, { token, body });
};
const find = (carrierType: Carrier, { token } = account) =>
  call(server, cardApplicationDraft, { token, query: { carrierType, isOwn: 'true' } });
const save = (id: number, entered: object) =>
  call(server, saveCardApplicationDraft, {
    token: account.token,
    params: { id },
    body: { version: null, shape: draftShape, entered },
  });
const putPhoto = (id: number, value: string | null) =>
  call(server, saveDraftPhoto, { token: account.token, params: { id }, body: { photo: value } });
const putting = (id: number, key = fileId, content: Uint8Array<ArrayBuffer> = smallPdf) => ({
  token: account.token,
  params: { id, fileId: key },
  body: fileForm(content),
});
const putFile = (...of: Parameters<typeof putting>) => call(server, saveDraftFile, putting(...of));
const contentOf = async (id: number, key = fileId) => {
  const answer = await send(server, readDraftFile, { token: account.token, params: { id, fileId: key } });
  return Buffer.from(await answer.arrayBuffer());
};

describe('a sealed content of a draft that was moved (WIZ-06)', () => {
  const rowOf = async (id: number) => {
    const [row] = await database().select().from(cardApplicationDrafts).where(eq(cardApplicationDrafts.id, id));
    if (row === undefined) throw new Error('the draft is stored');
    return row;
  };
  const change = (id: number, values: Partial<typeof cardApplicationDrafts.$inferInsert>) =>
    database().update(cardApplicationDrafts).set(values).where(eq(cardApplicationDrafts.id, id));

  test('from another draft, also of the same account, cannot be read', async () => {
    const { id } = await begin('HAULIER_CARD');
    const other = await begin('VIRTUAL_CARD', { ...plainEntered, flowId: otherFlow });
    await change(id, { content: (await rowOf(other.id)).content });
    logged.length = 0;
    expect(await find('HAULIER_CARD')).toMatchObject({ id, entered: null, photo: null });
    expect(logged.filter((line) => line.includes('a draft of a card application cannot be read'))).toHaveLength(1);
    expect(await find('VIRTUAL_CARD')).toMatchObject({ entered: { flowId: otherFlow } });
  });

  test('with a photo, or from the photo to what was entered, neither', async () => {
    const { id } = await begin('HAULIER_CARD');
    const other = await begin('VIRTUAL_CARD', { ...plainEntered, flowId: otherFlow });
    for (const one of [id, other.id]) await putPhoto(one, photo);
    const { content, photo: sealed } = await rowOf(id);
    await change(id, { photo: (await rowOf(other.id)).photo });
    expect(await find('HAULIER_CARD')).toMatchObject({ entered: null, photo: null });
    await change(id, { photo: content });
    expect(await find('HAULIER_CARD')).toMatchObject({ entered: null, photo: null });
    await change(id, { photo: sealed });
    expect(await find('HAULIER_CARD')).toMatchObject({ entered: plainEntered, photo });
  });

  test('of a file that takes the place of another one, neither', async () => {
    const { id } = await begin('HAULIER_CARD', twoFiles);
    await putFile(id, fileId);
    await putFile(id, otherFileId, Buffer.from('%PDF-1.4 other'));
    const isIt = (key: string) =>
      and(eq(cardApplicationDraftFiles.draftId, id), eq(cardApplicationDraftFiles.fileId, key));
    const [moved] = await database().select().from(cardApplicationDraftFiles).where(isIt(otherFileId));
    await database()
      .update(cardApplicationDraftFiles)
      .set({ content: moved?.content ?? new Uint8Array() })
      .where(isIt(fileId));
    await refusal(server, readDraftFile, 'INTERNAL_ERROR', { token: account.token, params: { id, fileId } });
    expect(String(await contentOf(id, otherFileId))).toBe('%PDF-1.4 other');
  });
});

describe('the photo of a draft', () => {
  test('is gone when it is removed, and when another wizard saves the draft', async () => {
    const { id } = await begin('HAULIER_CARD');
    await putPhoto(id, photo);
    await save(id, { ...plainEntered, step: 'custodian' });
    expect(await find('HAULIER_CARD')).toMatchObject({ photo, entered: { step: 'custodian' } });
    await save(id, { ...plainEntered, flowId: otherFlow });
    expect(await find('HAULIER_CARD')).toMatchObject({ photo: null, entered: { flowId: otherFlow } });
    await putPhoto(id, photo);
    await putPhoto(id, null);
    expect(await find('HAULIER_CARD')).toMatchObject({ photo: null, entered: { flowId: otherFlow } });
  });
});

test('a draft lives anew from each time that it is saved', async () => {
  const { id } = await begin('HAULIER_CARD');
  server.clock.advance(60_000);
  await save(id, plainEntered);
  const now = server.clock.now();
  expect(await find('HAULIER_CARD')).toMatchObject({
    saved: now.toISOString(),
    expires: new Date(now.getTime() + 30 * 24 * 3_600_000).toISOString(),
  });
});

test('a draft is not replaced by who knows a version that it never had', async () => {
  const { id, version } = await begin('HAULIER_CARD');
  const body = { version: version + 1, shape: draftShape, entered: { ...plainEntered, step: 'custodian' } };
  await refusal(server, saveCardApplicationDraft, 'DRAFT_CHANGED', { token: account.token, params: { id }, body });
});

describe('a file of a draft', () => {
  test('is at most as large as an attachment', async () => {
    const { id } = await begin('HAULIER_CARD');
    const tooLarge = putting(id, fileId, Buffer.alloc(largestAttachment + 1));
    await refusal(server, saveDraftFile, 'ATTACHMENT_TOO_LARGE', tooLarge);
    expect((await find('HAULIER_CARD'))?.fileIds).toEqual([]);
    await putFile(id, fileId, Buffer.alloc(largestAttachment));
    expect((await contentOf(id)).byteLength).toBe(largestAttachment);
  });

  test('is the same when it is sent once more, because the answer was lost', async () => {
    const { id } = await begin('HAULIER_CARD');
    await putFile(id);
    await putFile(id);
    expect((await find('HAULIER_CARD'))?.fileIds).toEqual([fileId]);
    expect((await contentOf(id)).equals(smallPdf)).toBe(true);
  });

  test('belongs to its draft alone', async () => {
    const { id } = await begin('HAULIER_CARD');
    const other = await begin('VIRTUAL_CARD', { ...plainEntered, flowId: otherFlow });
    await putFile(id);
    const params = { id: other.id, fileId };
    await refusal(server, readDraftFile, 'NOT_FOUND', { token: account.token, params });
    await save(other.id, { ...plainEntered, flowId: otherFlow, files: [] });
    expect((await find('HAULIER_CARD'))?.fileIds).toEqual([fileId]);
  });
});
