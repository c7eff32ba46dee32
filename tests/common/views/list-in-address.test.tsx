// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ListTable } from '#common/list-table/list-table.tsx';
import { provideList } from '#common/list-table/list.actors.ts';
import { useListInAddress } from '#common/list-table/use-list-in-address.ts';
import { parseSearch, stringifySearch } from '#common/search-texts.ts';
import type { ListQuery } from '#machines/common/list/list.types.ts';
import { inShop, testShop } from './support/test-shop.tsx';

type Row = { readonly id: number };
const columns = [{ id: 'number', header: 'Číslo', cell: ({ id }: Row) => id }];
const fits = { sortBy: ['number'], filters: { state: ['PAID', 'PENDING'] } };
const rowCount = 60;

const asked: ListQuery[] = [];
const source = {
  page: (query: ListQuery) => {
    asked.push(query);
    const ids = Array.from({ length: rowCount }, (_, index) => index + 1);
    return Promise.resolve({
      items: ids.slice(query.offset, query.offset + query.limit).map((id) => ({ id })),
      totalCount: rowCount,
    });
  },
};

function Screen() {
  const list = useListInAddress(
    () => provideList<Row>(source),
    { detailSource: 'none', sortBy: 'number', sortDesc: true },
    fits,
  );
  const filter = () => list.send({ type: 'changeFilter', name: 'state', value: ['PAID'] });
  return (
    <ListTable
      list={list}
      area="orders"
      columns={columns}
      sortColumns={['number']}
      filters={<button onClick={filter}>Jen zaplacené</button>}
    />
  );
}

function open(address: string): { readonly user: UserEvent; readonly history: RouterHistory } {
  const history = createMemoryHistory({ initialEntries: ['/other', address], initialIndex: 1 });
  const rootRoute = createRootRoute({ validateSearch: (search: Record<string, unknown>) => search });
  const list = createRoute({ getParentRoute: () => rootRoute, path: '/list', component: Screen });
  const other = createRoute({ getParentRoute: () => rootRoute, path: '/other', component: () => 'Jinde' });
  const router = createRouter({
    routeTree: rootRoute.addChildren([list, other]),
    history,
    parseSearch,
    stringifySearch,
  });
  render(<StrictMode>{inShop(testShop(), <RouterProvider router={router as never} />)}</StrictMode>);
  return { user: userEvent.setup(), history };
}

const seeRange = (range: string) => screen.findByText(`${range} z ${rowCount}`);
const button = (name: string) => screen.getByRole('button', { name });

beforeAll(() => {
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  asked.length = 0;
});

it('the list opens with the page in the address, and keeps the other parameters', async () => {
  const { user, history } = open('/list?limit=10&offset=20&fault=slow');
  await seeRange('21–30');
  expect(history.location.search).toBe('?limit=10&offset=20&fault=slow');
  await user.click(button('Další'));
  await seeRange('31–40');
  expect(parseSearch(history.location.search)).toEqual({ limit: '10', offset: '30', fault: 'slow' });
});

it('"back" leads to the previous page and then out of the list, "forward" to the same page of the list', async () => {
  const { user, history } = open('/list');
  await seeRange('1–25');
  await user.click(button('Další'));
  await seeRange('26–50');
  expect(history.location.href).toBe('/list?offset=25');
  history.back();
  await seeRange('1–25');
  expect(history.location.href).toBe('/list');
  history.forward();
  await seeRange('26–50');
  history.go(-2);
  await screen.findByText('Jinde');
  history.go(2);
  await seeRange('26–50');
});

it('one step back undoes all changes of a filter at once', async () => {
  const { user, history } = open('/list?offset=25');
  await seeRange('26–50');
  await user.click(button('Jen zaplacené'));
  await user.click(button('Jen zaplacené'));
  await expect.poll(() => history.location.href).toBe('/list?state=PAID');
  await seeRange('1–25');
  history.back();
  await seeRange('26–50');
  expect(asked.at(-1)).toMatchObject({ offset: 25, filters: { state: [] } });
});

it('the list is in its initial state after a link without a query', async () => {
  const { history } = open('/list?sortBy=number&sortDesc=false&limit=10');
  await seeRange('1–10');
  expect(within(screen.getByRole('table')).getByRole('columnheader').ariaSort).toBe('ascending');
  history.push('/list');
  await seeRange('1–25');
  expect(within(screen.getByRole('table')).getByRole('columnheader').ariaSort).toBe('descending');
});

it('the address of a page that does not exist any more is replaced', async () => {
  const { history } = open('/list?offset=1000');
  await seeRange('51–60');
  expect(history.location.href).toBe('/list?offset=50');
  history.back();
  await screen.findByText('Jinde');
});

it('invalid parameters are ignored, and only one call is made', async () => {
  open('/list?sortBy=colour&limit=7&offset=-1&state=LOST');
  await seeRange('1–25');
  const count = asked.length;
  expect(asked[0]).toMatchObject({ offset: 0, limit: 25, sortBy: 'number', sortDesc: true, filters: { state: [] } });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked).toHaveLength(count);
});
