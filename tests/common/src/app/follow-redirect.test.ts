import { describe, expect, it, vi } from 'vitest';
import { followRedirect } from '#app/boot/follow-redirect.ts';

function follow(hash: string) {
  const [goTo, assign] = [vi.fn(), vi.fn()];
  const where = followRedirect({ goTo }, ['https://app.example'], { hash, assign });
  return { where, wentTo: goTo.mock.calls, left: assign.mock.calls };
}

describe('the redirect after start-up (APP-11)', () => {
  it("leads to an address of the shop's in place of the present one, with its query and the token", () => {
    const redirectUrl = encodeURIComponent('/app/order-list?state=PAID');
    expect(follow(`#/?redirectUrl=${redirectUrl}&token=t`)).toEqual({
      where: 'stayed',
      wentTo: [['/app/order-list?state=PAID&token=t', { replace: true }]],
      left: [],
    });
  });

  it('leads away, also to an address with a query of its own', () => {
    expect(follow('#/?redirectUrl=https://app.example/back?from=shop')).toEqual({
      where: 'left',
      wentTo: [],
      left: [['https://app.example/back?from=shop']],
    });
  });

  it('leaves an address alone that a page has to process', () => {
    expect(follow('#/verify?token=t')).toEqual({ where: 'stayed', wentTo: [], left: [] });
  });
});
