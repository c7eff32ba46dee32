import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { describeFlow } from '#formal/flow-suite.ts';
import { toastsModel } from '#machines/common/toasts/model/toasts.model.ts';
import { toastsMachine } from '#machines/common/toasts/toasts.machine.ts';
import type { ToastRequest } from '#machines/common/toasts/toasts.types.ts';
import { shownToasts } from '#machines/common/toasts/toasts.view.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';

describeFlow(toastsModel);

describe('the time of a queued message (TST-01, TST-02)', () => {
  const brief = (messageId: MessageKey): ToastRequest => ({ messageId, colour: 'info', timeout: 4000 });
  const keys = ['cart.removed', 'cart.cleared', 'cart.kept', 'orders.sent', 'payment.ordered'] as const;
  const [, , , fourth, fifth] = keys;
  const shownAfter = (ticks: readonly number[], requests: readonly ToastRequest[]) => {
    const events = [
      ...requests.map((toast) => ({ type: 'show', toast }) as const),
      ...ticks.map((now) => ({ type: 'tick', now }) as const),
    ];
    const actor = createActor(toastsMachine.provide({ actors: { ticks: fromCallback(() => {}) } })).start();
    for (const event of events) actor.send(event);
    return shownToasts(actor.getSnapshot()).map(({ request, remaining }) => [request.messageId, remaining]);
  };

  it('starts when the message is shown', () => {
    const five = keys.map(brief);
    expect(shownAfter([0, 3000], five).map(([, remaining]) => remaining)).toEqual([1000, 1000, 1000]);
    expect(shownAfter([0, 3000, 4000], five)).toEqual([
      [fourth, 4000],
      [fifth, 4000],
    ]);
    expect(shownAfter([0, 4000, 7999], five)).toEqual([
      [fourth, 1],
      [fifth, 1],
    ]);
    expect(shownAfter([0, 4000, 8000], five)).toEqual([]);
  });
});
