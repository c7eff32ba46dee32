import { describe, expect, it } from 'vitest';
import { announceCallFailure } from '#app/announce-call-failure.ts';
import { order } from '#contract/endpoints/orders.ts';
import { failureOf } from '#machines/common/failure.ts';
import type { ToastOptions } from '#runtime/shop.ts';

const toastsOf = (failure: object): readonly string[] => {
  const toasts: string[] = [];
  const announce = announceCallFailure({ showToast: ({ messageId }: ToastOptions) => void toasts.push(messageId) });
  announce(failureOf({ metadata: {}, ...failure }), order, 1, 1);
  return toasts;
};

describe('the toasts that a call shows for its own failure (API-02)', () => {
  it.each([
    [{ name: 'NO_ANSWER', status: 0 }, ['errors.NO_ANSWER']],
    [{ name: 'INTERNAL_ERROR', status: 500 }, ['errors.INTERNAL_ERROR']],
    [{ name: 'UNREADABLE_ANSWER', status: 500 }, ['errors.INTERNAL_ERROR']],
    [{ name: 'UNREADABLE_ANSWER', status: 400, data: { httpCode: 500 } }, ['errors.INTERNAL_ERROR']],
    [{ name: 'UNREADABLE_ANSWER', status: 502, data: 'Bad Gateway' }, []],
    [{ name: 'PAYMENT_GATEWAY_UNAVAILABLE', status: 503, data: { httpCode: 503 } }, []],
    [{ name: 'NOT_FOUND', status: 404, data: { httpCode: 404 } }, []],
    [{ name: 'UNREADABLE_ANSWER', status: 200 }, []],
  ])('%j: %j', (failure, toasts) => {
    expect(toastsOf(failure)).toEqual(toasts);
  });
});
