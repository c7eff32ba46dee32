import { fromPromise } from 'xstate';
import { endLogIn, endOtherLogIns, openLogIns } from '#contract/endpoints/trail.ts';
import type { OpenLogIn } from '#contract/entities/trail.ts';
import { logInsMachine } from '#machines/trail/log-ins/log-ins.machine.ts';
import type { EndInput } from '#machines/trail/log-ins/log-ins.types.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import type { Shop } from '#runtime/shop.ts';

/** `onEnded` is called when log-ins have ended, because this is also an event of the account. */
export function provideLogIns(shop: Shop, onEnded: () => void) {
  const reportEnd = (messageId: MessageKey) => {
    shop.showToast({ messageId, colour: 'success' });
    onEnded();
  };
  return logInsMachine.provide({
    actors: {
      readLogIns: fromPromise<readonly OpenLogIn[]>(
        async ({ signal }) => (await shop.call(openLogIns, { signal })).logIns,
      ),
      endLogIn: fromPromise<void, EndInput>(({ input: { id }, signal }) =>
        shop.call(endLogIn, { params: { id }, signal }),
      ),
      endOtherLogIns: fromPromise<void>(({ signal }) => shop.call(endOtherLogIns, { signal })),
    },
    actions: {
      announceEnded: () => reportEnd('myTrail.logIns.ended'),
      announceOthersEnded: () => reportEnd('myTrail.logIns.othersEnded'),
      announcePresent: () => shop.showToast({ messageId: 'myTrail.logIns.present', colour: 'warning' }),
    },
  });
}
