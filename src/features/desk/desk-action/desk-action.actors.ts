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
import { plainNumber } from '#machines/desk/desk-action/desk-action.form.ts';
import { deskActionMachine } from '#machines/desk/desk-action/desk-action.machine.ts';
import type { ActionOrder, SeenApplication } from '#machines/desk/desk-action/desk-action.types.ts';
import type { Shop } from '#runtime/shop.ts';

/** Calls the endpoint of an action; returns the application after the action. */
function performAction(
  { call }: Pick<Shop, 'call'>,
  id: number,
  { action, version, form, flowId }: ActionOrder,
  signal: AbortSignal,
): Promise<DeskApplication> {
  const note = form.note.trim();
  const cardNumber = plainNumber(form.cardNumber);
  const chipNumber = plainNumber(form.chipNumber) || null;
  const common = { params: { id }, signal };
  const keyOf = (body: object) => ({ body, idempotencyKey: idempotencyKey(flowId, action, JSON.stringify(body)) });
  if (action === 'ASK_AGAIN') {
    const body = { version, note, photo: form.photo, attachments: [...form.files] };
    return call(askApplicantAgain, { ...common, ...keyOf(body), body });
  }
  if (action === 'REJECT')
    return call(refuseCardApplication, { ...common, ...keyOf({ version, note }), body: { version, note } });
  if (action === 'PRINT') {
    const body = { version, cardNumber, chipNumber };
    return call(printCard, { ...common, ...keyOf(body), body });
  }
  const confirmations = {
    CHECK: checkCardApplication,
    TAKE_BACK: takeBackRequest,
    HAND_OVER: handOverCard,
    ISSUE: issueCard,
  } as const;
  return call(confirmations[action], { ...common, ...keyOf({ version }), body: { version } });
}

/** The actions of one application. `refresh` reads the page of the application again. */
export const provideDeskAction = (shop: Shop, id: number, refresh: () => void) =>
  deskActionMachine.provide({
    actors: {
      perform: fromPromise<SeenApplication, ActionOrder>(async ({ input, signal }) => {
        const { version, actions } = await performAction(shop, id, input, signal);
        return { version, actions };
      }),
    },
    actions: {
      announceDone: ({ context: { action } }) => {
        if (action !== null) shop.showToast({ messageId: `deskAction.done.${action}`, colour: 'success' });
      },
      refreshPage: refresh,
    },
  });
