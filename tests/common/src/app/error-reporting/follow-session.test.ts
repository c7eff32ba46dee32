import { expect, it } from 'vitest';
import { followSession } from '#app/error-reporting/follow-session.ts';
import type { Shop } from '#runtime/shop.ts';

it('calls `left` when an account logs out or is replaced by another account, but not when it logs in', () => {
  let account: number | null = null;
  let notify = (): void => {};
  const session = {
    getSnapshot: () => ({ context: { session: account === null ? null : { customerAccountId: account } } }),
    subscribe: (listener: () => void) => {
      notify = listener;
    },
  };
  let left = 0;
  followSession({ actor: () => session } as unknown as Pick<Shop, 'actor'>, () => {
    left += 1;
  });
  const leftAfter = [null, 1, 1, null, null, 2, 3, 3].map((next) => {
    account = next;
    notify();
    return left;
  });
  expect(leftAfter).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
});
