import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideConfirmation, type Perform } from '#common/confirmation/confirmation.actors.ts';
import type { Question } from '#machines/common/confirmation/confirmation.types.ts';

const question: Question = {
  title: { id: 'linkCancelling.title.MANAGED' },
  text: { id: 'linkCancelling.text.MANAGED' },
  confirmLabel: 'linkCancelling.cancel.MANAGED',
  declineLabel: 'linkCancelling.keep',
  tone: 'plain',
  area: 'linkCancelling',
};

async function confirm(success: Question['success'], perform: Perform) {
  const toasts: unknown[] = [];
  const asked = success === undefined ? question : { ...question, success };
  const shop = { showToast: (toast: unknown) => void toasts.push(toast) };
  const actor = createActor(provideConfirmation(shop, perform), { input: { question: asked } }).start();
  actor.send({ type: 'confirm' });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { toasts, value: actor.getSnapshot().value };
}

describe('a confirmed action (CNF-01)', () => {
  it('is performed, and shows a success toast with its values', async () => {
    const success = { id: 'cart.removed', values: { name: 'Jana' } } as const;
    expect(await confirm(success, () => Promise.resolve())).toEqual({
      toasts: [{ messageId: 'cart.removed', values: { name: 'Jana' }, colour: 'success' }],
      value: 'confirmed',
    });
  });

  it('shows its success toast without values if there are none', async () => {
    const { toasts } = await confirm({ id: 'cart.removed' }, () => Promise.resolve());
    expect(toasts).toEqual([{ messageId: 'cart.removed', values: {}, colour: 'success' }]);
  });

  it('shows no toast if none is defined, or if it has failed', async () => {
    expect((await confirm(undefined, () => Promise.resolve())).toasts).toEqual([]);
    const failed = await confirm({ id: 'cart.removed' }, () => Promise.reject(new Error('no answer')));
    expect(failed).toEqual({ toasts: [], value: 'failed' });
  });
});
