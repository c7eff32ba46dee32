import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideConfirmation, type Perform } from '#common/confirmation/confirmation.actors.ts';
import type { Question } from '#machines/common/confirmation/confirmation.types.ts';

const question: Question = {
  title: { id: 'title' },
  text: { id: 'text' },
  confirmLabel: 'confirm',
  declineLabel: 'decline',
  tone: 'plain',
  area: 'area',
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
  it('is carried out, and tells its success with its values', async () => {
    const success = { id: 'done', values: { name: 'Jana' } };
    expect(await confirm(success, () => Promise.resolve())).toEqual({
      toasts: [{ messageId: 'done', values: { name: 'Jana' }, colour: 'success' }],
      value: 'confirmed',
    });
  });

  it('tells its success without values where there are none', async () => {
    const { toasts } = await confirm({ id: 'done' }, () => Promise.resolve());
    expect(toasts).toEqual([{ messageId: 'done', values: {}, colour: 'success' }]);
  });

  it('tells nothing where no toast is wanted, or it failed', async () => {
    expect((await confirm(undefined, () => Promise.resolve())).toasts).toEqual([]);
    const failed = await confirm({ id: 'done' }, () => Promise.reject(new Error('no answer')));
    expect(failed).toEqual({ toasts: [], value: 'failed' });
  });
});
