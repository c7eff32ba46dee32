import { beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '#api/call.ts';
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
import { largestAttachment } from '#contract/entities/attachment.ts';
import { draftShape, type EnteredApplication } from '#contract/entities/card-application-draft.ts';
import { smallPdf } from '../../common/server/support/attachment-form.ts';
import { fileId, plainEntered as entered } from '../../common/server/support/entered-application.ts';

/** An account that keeps drafts. `ask` rejects with the failure of the call. */
export interface DraftAccount {
  readonly ask: Call;
  readonly customerId: number;
  /** Files an application, as the wizard does after it has saved the person. */
  readonly file: (draft: { readonly flowId?: string; readonly draftId?: number }) => Promise<unknown>;
}

/** Where drafts are kept: by a server of the shop, or on the device. */
export interface DraftPlace {
  /** A new account, with a customer who may apply for a card. */
  readonly newAccount: () => Promise<DraftAccount>;
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
}

export const photo = 'data:image/jpeg;base64,QUJD';
export const own = { carrierType: 'HAULIER_CARD', isOwn: true, customerId: null } as const;
export const virtual = { ...own, carrierType: 'VIRTUAL_CARD' } as const;
interface Subject {
  readonly carrierType: 'HAULIER_CARD' | 'VIRTUAL_CARD' | 'BANK_CARD';
  readonly isOwn: boolean;
  readonly customerId: number | null;
}
export const otherWizard = { ...entered, flowId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
const otherFileId = '9b2f1f7e-3c57-4b43-9a06-0f3d6ab0f0aa';

/** The days for which a draft is kept, in milliseconds. */
export const kept = 30 * 24 * 3_600_000;

export const refusedWith = (name: string, status: number) => expect.objectContaining({ name, status });
const notFound = refusedWith('NOT_FOUND', 404);
const changed = refusedWith('DRAFT_CHANGED', 409);
const invalid = refusedWith('VALIDATION_ERROR', 400);

/** The calls of the wizard. */
export const begin = ({ ask }: DraftAccount, content: EnteredApplication = entered, subject: Subject = own) =>
  ask(createCardApplicationDraft, {
    body: { ...subject, shape: draftShape, entered: content },
    idempotencyKey: crypto.randomUUID(),
  });
export const find = ({ ask }: DraftAccount, carrierType: Subject['carrierType'] = 'HAULIER_CARD') =>
  ask(cardApplicationDraft, { query: { carrierType, isOwn: true } });
export const save = (
  { ask }: DraftAccount,
  id: number,
  version: number | null,
  content: EnteredApplication = entered,
) => ask(saveCardApplicationDraft, { params: { id }, body: { version, shape: draftShape, entered: content } });
export const putPhoto = ({ ask }: DraftAccount, id: number, value: string | null = photo) =>
  ask(saveDraftPhoto, { params: { id }, body: { photo: value } });
export const putFile = ({ ask }: DraftAccount, id: number, key = fileId, content: Uint8Array<ArrayBuffer> = smallPdf) =>
  ask(saveDraftFile, { params: { id, fileId: key }, body: { file: new File([content], 'x') } });
export const fileOf = async ({ ask }: DraftAccount, id: number, key = fileId) =>
  Buffer.from((await ask(readDraftFile, { params: { id, fileId: key } })).content);
export const remove = ({ ask }: DraftAccount, id: number) => ask(deleteCardApplicationDraft, { params: { id } });

/** The behaviour of drafts, wherever they are kept (WIZ-06). */
export function draftCases(place: () => DraftPlace): void {
  let account: DraftAccount;
  beforeEach(async () => {
    account = await place().newAccount();
  });

  const timesNow = () => ({
    saved: new Date(place().now()).toISOString(),
    expires: new Date(place().now() + kept).toISOString(),
  });
  const kindsOf = (begun: readonly { readonly carrierType: string }[]) => begun.map(({ carrierType }) => carrierType);

  describe('a draft of a card application (WIZ-06)', () => {
    test('is returned with photo and file', async () => {
      const { id, version } = await begin(account);
      await putPhoto(account, id);
      await putFile(account, id);
      expect(await find(account)).toEqual({
        id,
        version,
        shape: draftShape,
        ...timesNow(),
        entered,
        photo,
        fileIds: [fileId],
        savedCustomerId: null,
      });
      expect((await fileOf(account, id)).equals(smallPdf)).toBe(true);
    });

    test('contains the id of the new person that its wizard has saved', async () => {
      await begin(account);
      const { id } = await account.ask(createCustomer, {
        idempotencyKey: 'person',
        body: {
          name: { firstName: 'Nela', lastName: 'Známá' },
          birthDay: '2018-03-04',
          address: { street: 'Nová', streetNumber: '1', city: 'Lipany', zip: '56101' },
          gdprTermsApproval: true,
          flowId: entered.flowId,
        },
      });
      expect((await find(account))?.savedCustomerId).toBe(id);
      const another = await place().newAccount();
      await begin(another);
      expect((await find(another))?.savedCustomerId).toBeNull();
    });

    test('is separate for each kind of card and each person', async () => {
      await begin(account);
      for (const subject of [
        virtual,
        { ...own, isOwn: false },
        { ...own, isOwn: false, customerId: account.customerId },
      ])
        await begin(account, otherWizard, subject);
      await expect(begin(account, otherWizard)).rejects.toEqual(changed);
    });

    test("is updated by a wizard's second attempt if the first answer was lost", async () => {
      const { id } = await begin(account);
      expect(await begin(account, { ...entered, step: 'custodian' })).toEqual({ id, version: 2 });
      expect((await find(account))?.entered).toMatchObject({ step: 'custodian' });
    });

    test('is saved only with its current version; a call without a version replaces the draft on purpose', async () => {
      const { id } = await begin(account);
      expect(await save(account, id, 1)).toEqual({ id, version: 2 });
      // The answer may have been lost.
      expect(await save(account, id, 1)).toEqual({ id, version: 2 });
      await expect(save(account, id, 1, otherWizard)).rejects.toEqual(changed);
      await expect(save(account, id, 3, otherWizard)).rejects.toEqual(changed);
      expect(await save(account, id, null, otherWizard)).toEqual({ id, version: 3 });
      expect((await find(account))?.entered).toMatchObject({ flowId: otherWizard.flowId });
    });

    test('is not changed by data that could not be restored', async () => {
      const { id } = await begin(account);
      const named = (size: number) => ({ ...entered, person: { ...entered.person, lastName: 'x'.repeat(size) } });
      await expect(save(account, id, 1, named(2001))).rejects.toEqual(invalid);
      await expect(putPhoto(account, id, 'data:image/png;base64,QUJD')).rejects.toEqual(invalid);
      expect(await find(account)).toMatchObject({ entered, photo: null, version: 1 });
      await save(account, id, 1, named(2000));
    });

    test('loses the files that it does not name any more, and does not accept other files', async () => {
      const { id } = await begin(account);
      await putFile(account, id);
      await expect(putFile(account, id, otherFileId)).rejects.toEqual(notFound);
      await save(account, id, 1, { ...entered, files: [] });
      expect((await find(account))?.fileIds).toEqual([]);
      await expect(putFile(account, id)).rejects.toEqual(notFound);
      await expect(fileOf(account, id)).rejects.toEqual(notFound);
    });

    test('can be deleted, with its photo and files', async () => {
      const { id } = await begin(account);
      await putPhoto(account, id);
      await putFile(account, id);
      await remove(account, id);
      await expect(remove(account, id)).rejects.toEqual(notFound);
      await expect(save(account, id, 1)).rejects.toEqual(notFound);
      expect(await find(account)).toBeNull();
      const next = await begin(account);
      expect(next.id).not.toBe(id);
      expect(await find(account)).toMatchObject({ version: 1, photo: null, fileIds: [] });
    });

    test('is kept longer each time it is saved', async () => {
      const { id } = await begin(account);
      place().advance(60_000);
      await save(account, id, null);
      expect(await find(account)).toMatchObject(timesNow());
    });

    test('loses its photo when the person removes it, and when another wizard saves the draft', async () => {
      const { id } = await begin(account);
      await putPhoto(account, id);
      await save(account, id, null, { ...entered, step: 'custodian' });
      expect(await find(account)).toMatchObject({ photo, entered: { step: 'custodian' } });
      await save(account, id, null, otherWizard);
      expect(await find(account)).toMatchObject({ photo: null, entered: { flowId: otherWizard.flowId } });
      await putPhoto(account, id);
      await putPhoto(account, id, null);
      expect(await find(account)).toMatchObject({ photo: null, entered: { flowId: otherWizard.flowId } });
    });
  });

  describe('a file of a draft', () => {
    test('can be as large as an attachment, but not larger', async () => {
      const { id } = await begin(account);
      const tooLarge = putFile(account, id, fileId, Buffer.alloc(largestAttachment + 1));
      await expect(tooLarge).rejects.toEqual(refusedWith('ATTACHMENT_TOO_LARGE', 400));
      expect((await find(account))?.fileIds).toEqual([]);
      await putFile(account, id, fileId, Buffer.alloc(largestAttachment));
      expect((await fileOf(account, id)).byteLength).toBe(largestAttachment);
    });

    test('is stored only one time if it is sent again because the answer was lost', async () => {
      const { id } = await begin(account);
      await putFile(account, id);
      await putFile(account, id);
      expect((await find(account))?.fileIds).toEqual([fileId]);
      expect((await fileOf(account, id)).equals(smallPdf)).toBe(true);
    });

    test('can be read only through its own draft', async () => {
      const { id } = await begin(account);
      const other = await begin(account, otherWizard, virtual);
      await putFile(account, id);
      await expect(fileOf(account, other.id)).rejects.toEqual(notFound);
      await save(account, other.id, null, { ...otherWizard, files: [] });
      expect((await find(account))?.fileIds).toEqual([fileId]);
    });
  });

  describe('the account page', () => {
    test('lists the begun applications, one for each kind of card', async () => {
      await begin(account, otherWizard, virtual);
      const earlier = timesNow();
      place().advance(60_000);
      await begin(account);
      const { begunApplications } = await account.ask(accountPage);
      expect(begunApplications).toEqual([
        { carrierType: 'HAULIER_CARD', ...timesNow() },
        { carrierType: 'VIRTUAL_CARD', ...earlier },
      ]);
    });

    test('lists those for a new person separately, and none for another customer', async () => {
      const { customerId } = account;
      await begin(account, otherWizard, { ...virtual, isOwn: false });
      await begin(account, otherWizard, { carrierType: 'BANK_CARD', isOwn: false, customerId });
      await begin(account);
      const { begunApplications, begunForNewPerson } = await account.ask(accountPage);
      expect([begunApplications, begunForNewPerson].map(kindsOf)).toEqual([['HAULIER_CARD'], ['VIRTUAL_CARD']]);
    });
  });

  test('a draft of another account is NOT_FOUND', async () => {
    const { id } = await begin(account);
    await putFile(account, id);
    const stranger = await place().newAccount();
    expect(await find(stranger)).toBeNull();
    const { begunApplications } = await stranger.ask(accountPage);
    expect(begunApplications).toEqual([]);
    const tried = await Promise.allSettled([
      save(stranger, id, 1),
      putPhoto(stranger, id),
      putFile(stranger, id),
      fileOf(stranger, id),
      remove(stranger, id),
    ]);
    expect(tried).toEqual(Array.from({ length: 5 }, () => ({ status: 'rejected', reason: notFound })));
    expect((await find(account))?.id).toBe(id);
  });

  describe('the draft of a filed application', () => {
    test('is deleted, even if another wizard has replaced it', async () => {
      const { id: draftId } = await begin(account, otherWizard);
      await account.file({ draftId, flowId: entered.flowId });
      expect(await find(account)).toBeNull();
    });

    test('is deleted even if the wizard does not know its id, because the answer to its first save request is missing', async () => {
      await begin(account);
      await begin(account, otherWizard, virtual);
      await account.file({ flowId: entered.flowId });
      expect([await find(account), await find(account, 'VIRTUAL_CARD')]).toEqual([null, expect.anything()]);
    });

    test('is not saved any more by a request that arrives late', async () => {
      await account.file({ flowId: entered.flowId });
      await expect(begin(account)).rejects.toEqual(notFound);
      const { id } = await begin(account, otherWizard);
      await expect(save(account, id, null)).rejects.toEqual(notFound);
      expect((await find(account))?.entered).toMatchObject({ flowId: otherWizard.flowId });
    });

    test('is not deleted if it belongs to another account, which can save it again', async () => {
      const { id: draftId } = await begin(account);
      await (await place().newAccount()).file({ draftId, flowId: entered.flowId });
      expect((await find(account))?.id).toBe(draftId);
      expect((await begin(account)).id).toBe(draftId);
    });
  });
}
