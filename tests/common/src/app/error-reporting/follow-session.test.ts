import { expect, it } from 'vitest';
import { followSession } from '#app/error-reporting/follow-session.ts';
import type { Shop } from '#runtime/shop.ts';

it('tells when an account leaves, by itself or because another one takes its place, and not when it comes', () => {
  let account: number | null = null;
  let told = (): void => {};
  const session = {
    getSnapshot: () => ({ context: { session: account === null ? null : { customerAccountId: account } } }),
    subscribe: (listener: () => void) => {
      told = listener;
    },
  };
  let left = 0;
  followSession({ actor: () => session } as unknown as Pick<Shop, 'actor'>, () => {
    left += 1;
  });
  const leftAfter = [null, 1, 1, null, null, 2, 3, 3].map((next) => {
    account = next;
    told();
    return left;
  });
  expect(leftAfter).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
});
