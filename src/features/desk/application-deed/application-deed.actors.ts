import { fromPromise } from 'xstate';
import {
  askApplicantAgain,
  checkCardApplication,
  handOverCard,
  issueCard,
  printCard,
  refuseCardApplication,
  takeBackRequest,
} from '#contract/endpoints/application-desk.ts';
import type { DeskApplication } from '#contract/entities/desk-application.ts';
import { idempotencyKey } from '#machines/common/idempotency-key.ts';
import { plainNumber } from '#machines/desk/application-deed/application-deed.form.ts';
import { applicationDeedMachine } from '#machines/desk/application-deed/application-deed.machine.ts';
import type { DeedOrder, SeenApplication } from '#machines/desk/application-deed/application-deed.types.ts';
import type { Shop } from '#runtime/shop.ts';

/** Makes the call of a deed; it answers with the application as it is afterwards. */
function performDeed(
  { call }: Pick<Shop, 'call'>,
  id: number,
  { deed, version, form, flowId }: DeedOrder,
  signal: AbortSignal,
): Promise<DeskApplication> {
  const note = form.note.trim();
  const cardNumber = plainNumber(form.cardNumber);
  const chipNumber = plainNumber(form.chipNumber) || null;
  const common = { params: { id }, signal };
  const keyOf = (body: object) => ({ body, idempotencyKey: idempotencyKey(flowId, deed, JSON.stringify(body)) });
  if (deed === 'ASK_AGAIN') {
    const body = { version, note, photo: form.photo, attachments: [...form.files] };
    return call(askApplicantAgain, { ...common, ...keyOf(body), body });
  }
  if (deed === 'REJECT')
    return call(refuseCardApplication, { ...common, ...keyOf({ version, note }), body: { version, note } });
  if (deed === 'PRINT') {
    const body = { version, cardNumber, chipNumber };
    return call(printCard, { ...common, ...keyOf(body), body });
  }
  const confirmations = {
    CHECK: checkCardApplication,
    TAKE_BACK: takeBackRequest,
    HAND_OVER: handOverCard,
    ISSUE: issueCard,
  } as const;
  return call(confirmations[deed], { ...common, ...keyOf({ version }), body: { version } });
}

/** The deeds of one application. `refresh` reads its page again. */
export const provideApplicationDeed = (shop: Shop, id: number, refresh: () => void) =>
  applicationDeedMachine.provide({
    actors: {
      perform: fromPromise<SeenApplication, DeedOrder>(async ({ input, signal }) => {
        const { version, deeds } = await performDeed(shop, id, input, signal);
        return { version, deeds };
      }),
    },
    actions: {
      announceDone: ({ context: { deed } }) => {
        if (deed !== null) shop.showToast({ messageId: `applicationDeed.done.${deed}`, colour: 'success' });
      },
      refreshPage: refresh,
    },
  });
