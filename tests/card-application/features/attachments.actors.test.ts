// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { provideAttachmentUpload } from '#features/card-application/attachments/attachment-upload.actors.ts';
import { provideAttachments } from '#features/card-application/attachments/attachments.actors.ts';
import { createShopClock } from '#runtime/clock.ts';
import type { Shop } from '#runtime/shop.ts';

const pdf = new File(['%PDF-1.7'], 'studium.pdf');

function keepOne() {
  const files = createAttachmentFiles(() => 'file-1');
  return { files, facts: files.keep(pdf) };
}

describe('the choice of attachments (ATT-01)', () => {
  it.each(['%PDF-1.7', `\uFEFF${'\n'.repeat(1000)}%PDF-1.7`])(
    'recognises the type of a file by its first bytes',
    async (content) => {
      const files = createAttachmentFiles(() => 'file-1');
      const facts = files.keep(new File([content], 'studium.pdf'));
      const types = [{ id: 1, displayName: 'x' }];
      const actor = createActor(provideAttachments(files), { input: { profileId: 1, types, files: [] } }).start();
      actor.send({ type: 'choose', typeId: 1, file: facts });
      await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
      expect(actor.getSnapshot().context).toMatchObject({ files: [{ ...facts, typeId: 1 }], refused: [] });
    },
  );

  it('finds a restored file of an earlier visit by the id that the file had at that visit', () => {
    const { files } = keepOne();
    const earlier = new File(['%PDF-1.4'], 'studium.pdf');
    files.restore('file-0', earlier);
    expect(files.fileOf('file-0')).toBe(earlier);
    expect(files.fileOf('file-1')).toBe(pdf);
  });

  it('refuses a file whose content this page does not have, for example a file from before a reload', async () => {
    const { files, facts } = keepOne();
    const types = [{ id: 1, displayName: 'x' }];
    const actor = createActor(provideAttachments(files), { input: { profileId: 1, types, files: [] } }).start();
    actor.send({ type: 'choose', typeId: 1, file: { ...facts, id: 'unknown' } });
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    expect(actor.getSnapshot().context.refused[0]?.problem).toBe('ATTACHMENT_UNREADABLE');
  });
});

type Options = NonNullable<Parameters<Shop['call']>[1]>;

/** A shop whose calls a test answers by hand. */
function heldShop() {
  const calls: { options: Options; answer: () => void; fail: (error: unknown) => void }[] = [];
  const toasts: string[] = [];
  const shop = {
    clock: createShopClock(() => Date.UTC(2026, 10, 21, 8)),
    call: (_: unknown, options: Options) =>
      new Promise((resolve, reject) => {
        calls.push({ options, answer: () => resolve({}), fail: reject });
      }),
    showToast: ({ messageId }: { messageId: string }) => void toasts.push(messageId),
  } as unknown as Pick<Shop, 'call' | 'clock' | 'showToast'>;
  return { shop, calls, toasts };
}

function upload() {
  const { files, facts } = keepOne();
  const { shop, calls, toasts } = heldShop();
  const file = { ...facts, typeId: 4, isProfileOne: false };
  const input = { applicationId: 7, flowId: 'flow', files: [file] };
  const actor = createActor(provideAttachmentUpload(shop, files), { input }).start();
  return { actor, calls, toasts };
}

describe('the upload of attachments (ATT-01)', () => {
  it('sends the file itself, with its type, its profile and a key', () => {
    const { calls } = upload();
    expect(calls[0]?.options).toMatchObject({
      params: { id: 7 },
      body: { cardApplicationAttachmentTypeId: 4, isProfileOne: false },
      idempotencyKey: expect.stringMatching(/^flow:[\da-f]{32}$/) as string,
    });
    const body = calls[0]?.options.body as { attachment: File } | undefined;
    expect(body?.attachment).toBe(pdf);
  });

  it('reports the uploaded percentage, but ignores reports of an aborted call', () => {
    const { actor, calls } = upload();
    calls[0]?.options.uploaded?.(40);
    expect(actor.getSnapshot().context.percent).toBe(40);
    actor.send({ type: 'cancel' });
    calls[0]?.options.uploaded?.(80);
    expect(actor.getSnapshot().context.percent).toBe(40);
  });

  it('repeats a failed call with the same key', async () => {
    const { actor, calls } = upload();
    calls[0]?.fail({ name: 'NO_ANSWER', status: 0, metadata: {} });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'retry' });
    expect(calls[1]?.options.idempotencyKey).toBe(calls[0]?.options.idempotencyKey);
    calls[1]?.options.uploaded?.(10);
    expect(actor.getSnapshot().context.percent).toBe(10);
    calls[1]?.answer();
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(actor.getSnapshot().output).toEqual({ uploaded: ['file-1'], missing: [] });
  });

  it('is aborted when the person cancels; a toast shows that the application is filed without the files', () => {
    const { actor, calls, toasts } = upload();
    actor.send({ type: 'cancel' });
    expect([calls[0]?.options.signal?.aborted, toasts]).toEqual([true, ['attachmentUpload.missing']]);
    expect(actor.getSnapshot().output).toEqual({ uploaded: [], missing: ['file-1'] });
  });
});
