// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideApplicationCorrection } from '#features/card-application/application-correction/application-correction.actors.ts';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { fieldOf } from '#machines/card-application/application-correction/application-correction.parts.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const proof = { typeId: 9, isProfileOne: false, typeName: 'Průkaz' };
const attachments = [proof];
const pdf = new File(['%PDF-1.7'], 'prukaz.pdf');

function start(answers: Record<string, unknown>, asked: { photo: boolean; attachments: typeof attachments }) {
  const { shop, calls } = recordingShop(answers);
  const showToast = vi.fn<(toast: unknown) => void>();
  const onChanged = vi.fn<() => void>();
  const files = createAttachmentFiles(() => 'file-1');
  const actor = createActor(provideApplicationCorrection({ ...shop, showToast }, files, onChanged), {
    input: { applicationId: 7, flowId: 'flow', asked },
  }).start();
  return { actor, calls, showToast, onChanged, files };
}

describe('the correction of an application (APL-02)', () => {
  it('sends the photo without its data URL prefix, then each file, and refreshes the page', async () => {
    const { actor, calls, showToast, onChanged, files } = start(
      { replaceApplicationPhoto: undefined, uploadAttachment: {} },
      { photo: true, attachments },
    );
    actor.send({ type: 'changePhoto', photo: 'data:image/jpeg;base64,QUJD', open: false });
    actor.getSnapshot().children.attachments?.send({ type: 'choose', typeId: fieldOf(proof), file: files.keep(pdf) });
    await waitFor(actor, ({ context }) => context.files.length === 1 && !context.looking);
    actor.send({ type: 'send' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(calls.map(({ name }) => name)).toEqual(['replaceApplicationPhoto', 'uploadAttachment']);
    expect(calls).toMatchObject([
      { options: { params: { id: 7 }, body: { photo: 'QUJD' } } },
      {
        options: {
          params: { id: 7 },
          body: { attachment: pdf, cardApplicationAttachmentTypeId: 9, isProfileOne: false },
        },
      },
    ]);
    expect(showToast).toHaveBeenCalledWith({ messageId: 'applicationCorrection.sent', colour: 'success' });
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('marks missing files instead of sending', () => {
    const { actor, calls } = start({}, { photo: true, attachments });
    actor.send({ type: 'send' });
    expect(actor.getSnapshot().children.attachments?.getSnapshot().context.demanded).toBe(true);
    expect(calls).toEqual([]);
  });
});
