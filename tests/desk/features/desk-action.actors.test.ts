// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { DeskAction } from '#contract/entities/desk-application.ts';
import { provideDeskAction } from '#features/desk/desk-action/desk-action.actors.ts';
import type { DeskActionEvent } from '#machines/desk/desk-action/desk-action.types.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const all: readonly DeskAction[] = ['CHECK', 'ASK_AGAIN', 'TAKE_BACK', 'REJECT', 'PRINT', 'HAND_OVER', 'ISSUE'];
const note: DeskActionEvent = { type: 'changeNote', value: '  Chybí razítko.\n' };
const file = { typeId: 4, isProfileOne: false };

function start(answers: Readonly<Record<string, unknown>>) {
  const { shop, calls } = recordingShop(answers);
  const refresh = vi.fn<() => void>();
  const showToast = vi.fn<(toast: unknown) => void>();
  const machine = provideDeskAction({ ...shop, showToast }, 7, refresh);
  const input = { application: { version: 'v1', actions: all }, flowId: 'flow', draft: null };
  return { actor: createActor(machine, { input }).start(), calls, refresh, showToast };
}

const answer = { version: 'v2', actions: ['PRINT', 'REJECT'] };

describe('an action of the staff (DSK-04)', () => {
  it.each<[DeskAction, string, readonly DeskActionEvent[], object]>([
    ['CHECK', 'checkCardApplication', [], {}],
    ['HAND_OVER', 'handOverCard', [], {}],
    ['ISSUE', 'issueCard', [], {}],
    ['TAKE_BACK', 'takeBackRequest', [], {}],
    ['REJECT', 'refuseCardApplication', [note], { note: 'Chybí razítko.' }],
    [
      'ASK_AGAIN',
      'askApplicantAgain',
      [note, { type: 'askPhoto', asked: true }, { type: 'askFile', file, asked: true }],
      { note: 'Chybí razítko.', photo: true, attachments: [file] },
    ],
    [
      'PRINT',
      'printCard',
      [{ type: 'changeCardNumber', value: '9203 1234 5678 9012 ' }],
      { cardNumber: '9203123456789012', chipNumber: null },
    ],
    [
      'PRINT',
      'printCard',
      [
        { type: 'changeCardNumber', value: '9203123456789012' },
        { type: 'changeChipNumber', value: '04 a1 b2 c3' },
      ],
      { cardNumber: '9203123456789012', chipNumber: '04a1b2c3' },
    ],
  ])('%s calls %s with the shown version of the application', async (action, name, events, body) => {
    const { actor, calls, refresh, showToast } = start({ [name]: answer });
    actor.send({ type: 'choose', action });
    for (const event of events) actor.send(event);
    actor.send({ type: 'submit' });
    await waitFor(actor, (snapshot) => snapshot.matches('reading'));
    expect(calls).toMatchObject([{ name, options: { params: { id: 7 }, body: { version: 'v1', ...body } } }]);
    expect(actor.getSnapshot().context.application).toEqual(answer);
    expect(showToast).toHaveBeenCalledWith({ messageId: `deskAction.done.${action}`, colour: 'success' });
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('keeps its idempotency key when it is sent again, and gets another key for another content', async () => {
    const { actor, calls } = start({});
    const submit = async () => {
      actor.send({ type: 'submit' });
      await waitFor(actor, (snapshot) => snapshot.matches('filling'));
    };
    actor.send({ type: 'choose', action: 'REJECT' });
    actor.send(note);
    await submit();
    await submit();
    actor.send({ type: 'changeNote', value: 'Jiný důvod' });
    await submit();
    const [first, second, third] = calls.map(({ options }) => (options as { idempotencyKey: string }).idempotencyKey);
    expect(first).toMatch(/^flow:/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
