import { createActor, waitFor } from 'xstate';
import { cardApplication } from '#contract/endpoints/card-applications.ts';
import type { NamedAttachment } from '#contract/entities/application-progress.ts';
import { provideApplicationCorrection } from '#features/card-application/application-correction/application-correction.actors.ts';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { provideTokenization } from '#features/card-application/tokenization/tokenization.actors.ts';
import { fieldOf } from '#machines/card-application/application-correction/application-correction.parts.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop } from '#tests/common/src/support/recording-shop.ts';
import { staticActor } from '#tests/common/views/support/static-actor.ts';
import { proof } from './fill-in.ts';

type ShopCall = Shop['call'];

/** Registers the bank card that an application still lacks; the browser is sent to the gateway. */
async function registerBankCard(call: ShopCall, applicationId: number): Promise<void> {
  const configuration = { tokenizationGatewayUrl: null };
  const machine = provideTokenization({ call, actor: () => staticActor({ configuration }) as never });
  const input = { flowId: crypto.randomUUID(), applicationId, linkedCustomerId: null };
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => snapshot.context.target !== null);
  actor.stop();
}

/** Submits the files that have not reached the server. */
async function addFiles(call: ShopCall, applicationId: number, attachments: readonly NamedAttachment[]): Promise<void> {
  const files = createAttachmentFiles(() => crypto.randomUUID());
  const { shop } = recordingShop({});
  const machine = provideApplicationCorrection({ ...shop, call }, files, () => {});
  const input = { flowId: crypto.randomUUID(), applicationId, asked: { photo: false, attachments: [...attachments] } };
  const actor = createActor(machine, { input }).start();
  for (const asked of attachments) {
    const file = files.keep(new File([proof.content], proof.name));
    actor.getSnapshot().children.attachments?.send({ type: 'choose', typeId: fieldOf(asked), file });
  }
  await waitFor(actor, ({ context }) => context.files.length === attachments.length && !context.looking);
  actor.send({ type: 'send' });
  await waitFor(actor, ({ status }) => status === 'done');
}

/** Adds the missing parts of a filed application, as its page offers it. */
export async function completeApplication(call: ShopCall, id: number): Promise<void> {
  const { carrierType, bankCard, missingAttachments } = await call(cardApplication, { params: { id } });
  if (carrierType === 'BANK_CARD' && bankCard === null) await registerBankCard(call, id);
  if (missingAttachments.length > 0) await addFiles(call, id, missingAttachments);
}
