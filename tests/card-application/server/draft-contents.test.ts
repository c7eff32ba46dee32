import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cardApplicationDraft,
  createCardApplicationDraft,
  readDraftFile,
  saveDraftFile,
  saveDraftPhoto,
} from '#contract/endpoints/card-application-drafts.ts';
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
const putPhoto = (id: number, value: string) =>
  call(server, saveDraftPhoto, { token: account.token, params: { id }, body: { photo: value } });
const request = (id: number, key = fileId, content: Uint8Array<ArrayBuffer> = smallPdf) => ({
  token: account.token,
  params: { id, fileId: key },
  body: fileForm(content),
});
const putFile = (...of: Parameters<typeof request>) => call(server, saveDraftFile, request(...of));
const contentOf = async (id: number, key = fileId) => {
  const answer = await send(server, readDraftFile, { token: account.token, params: { id, fileId: key } });
  return Buffer.from(await answer.arrayBuffer());
};

describe('the encrypted content of a draft (WIZ-06)', () => {
  const rowOf = async (id: number) => {
    const [row] = await database().select().from(cardApplicationDrafts).where(eq(cardApplicationDrafts.id, id));
    if (row === undefined) throw new Error('the draft is stored');
    return row;
  };
  const change = (id: number, values: Partial<typeof cardApplicationDrafts.$inferInsert>) =>
    database().update(cardApplicationDrafts).set(values).where(eq(cardApplicationDrafts.id, id));

  test('cannot be read after it was moved from another draft, even of the same account', async () => {
    const { id } = await begin('HAULIER_CARD');
    const other = await begin('VIRTUAL_CARD', { ...plainEntered, flowId: otherFlow });
    await change(id, { content: (await rowOf(other.id)).content });
    logged.length = 0;
    expect(await find('HAULIER_CARD')).toMatchObject({ id, entered: null, photo: null });
    expect(logged.filter((line) => line.includes('a draft of a card application cannot be read'))).toHaveLength(1);
    expect(await find('VIRTUAL_CARD')).toMatchObject({ entered: { flowId: otherFlow } });
  });

  test("cannot be read if its photo was replaced by another draft's photo or by the entered data", async () => {
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

  test('cannot be read if the content of one file was replaced by the content of another file', async () => {
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
