import { describe, expect, it, vi } from 'vitest';
import { followRedirect } from '#app/boot/follow-redirect.ts';

function follow(hash: string) {
  const [goTo, assign] = [vi.fn(), vi.fn()];
  const where = followRedirect({ goTo }, ['https://app.example'], { hash, assign });
  return { where, wentTo: goTo.mock.calls, left: assign.mock.calls };
}

describe('the redirect after start-up (APP-11)', () => {
  it('replaces the present address by an address of the shop, with its query and the token', () => {
    const redirectUrl = encodeURIComponent('/app/order-list?state=PAID');
    expect(follow(`#/?redirectUrl=${redirectUrl}&token=t`)).toEqual({
      where: 'stayed',
      wentTo: [['/app/order-list?state=PAID&token=t', { replace: true }]],
      left: [],
    });
  });

  it('leaves the shop, also for an address that has a query', () => {
    expect(follow('#/?redirectUrl=https://app.example/back?from=shop')).toEqual({
      where: 'left',
      wentTo: [],
      left: [['https://app.example/back?from=shop']],
    });
  });

  it('does not replace an address whose parameters a page has to process', () => {
    expect(follow('#/verify?token=t')).toEqual({ where: 'stayed', wentTo: [], left: [] });
  });
});
