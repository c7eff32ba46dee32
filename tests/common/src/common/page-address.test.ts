import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { pageAddress } from '#common/list-table/page-address.ts';

function openPage(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const navigate = vi.fn();
  const page = pageAddress({ history, navigate });
  /** The query that the last navigation opens. */
  const written = () => (navigate.mock.lastCall?.[0] as { search: () => unknown } | undefined)?.search();
  return { history, navigate, page, written };
}

describe("the query of a list's page", () => {
  it('is read as strings', () => {
    expect(openPage('/app/order-list?state=PAID&page=2').page.read()).toEqual({ state: 'PAID', page: '2' });
  });

  it("is changed only for the list's own parameters; others do not change", () => {
    const { page, navigate, written } = openPage('/app/order-list?tab=two&page=2&state=PAID');
    page.write({ page: '3' }, ['page', 'state'], { replace: false });
    expect(written()).toEqual({ tab: 'two', page: '3' });
    expect(navigate.mock.lastCall?.[0]).toMatchObject({ to: '.', replace: false, resetScroll: false });
    page.write({ page: '4' }, ['page', 'state'], { replace: true });
    expect(navigate.mock.lastCall?.[0]).toMatchObject({ replace: true });
  });

  it('is not written if it would not change, or if another page is open', () => {
    const { page, navigate, history } = openPage('/app/order-list?page=2&tab=two');
    page.write({ page: '2' }, ['page', 'state'], { replace: false });
    expect(navigate).not.toHaveBeenCalled();
    history.push('/app/user-account');
    page.write({ page: '3' }, ['page', 'state'], { replace: false });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('is reported after each change while the page is open, until the subscription ends', () => {
    const { page, history } = openPage('/app/order-list');
    const followed = vi.fn();
    const stop = page.follow(followed);
    history.push('/app/order-list?page=2');
    expect(followed.mock.calls).toEqual([[{ page: '2' }]]);
    history.push('/app/user-account?page=9');
    expect(followed).toHaveBeenCalledOnce();
    history.push('/app/order-list');
    stop();
    history.push('/app/order-list?page=3');
    expect(followed.mock.calls).toEqual([[{ page: '2' }], [{}]]);
  });
});
