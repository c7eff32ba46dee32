import type { RouteComponent } from '@tanstack/react-router';
// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AssignedCardListPage } from '#app/linked/assigned-card-list-page.tsx';
import { ManagedCardListPage } from '#app/linked/managed-card-list-page.tsx';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { cardManagementRequests } from '#contract/endpoints/card-management-requests.ts';
import { CardManagingAccountListScreen } from '#features/links/account-links/card-managing-account-list-screen.tsx';
import type { Shop } from '#runtime/shop.ts';
import { inRouter } from '../support/in-router.tsx';
import { emulateModalDialogs } from '../support/modal-dialogs.ts';
import { staticActor } from '../support/static-actor.ts';
import { inShop, testShop } from '../support/test-shop.tsx';

const child = {
  id: 11,
  customerAccountLinkType: 'ASSIGNED',
  cancelable: true,
  customer: {
    id: 7,
    firstName: 'Matěj',
    lastName: 'Novák',
    fullName: 'Matěj Novák',
    birthDay: '2018-05-04',
    external: false,
  },
  activeCardNumber: '9203123456789012',
};
const grandfather = {
  ...child,
  id: 12,
  customerAccountLinkType: 'MANAGED',
  customer: { ...child.customer, id: 8, firstName: 'Karel', fullName: 'Karel Novák', birthDay: null },
  activeCardNumber: null,
};

/** Renders a page in a shop where the list has these items; returns the requested queries. */
function showList(
  Page: RouteComponent,
  items: readonly object[],
  selection: 'selected' | 'none' = 'selected',
): unknown[] {
  const queries: unknown[] = [];
  const call = ({ name }: EndpointDefinition, { query }: { readonly query: unknown }) => {
    if (name === cardManagementRequests.name) return Promise.resolve({ items: [] });
    queries.push(query);
    return Promise.resolve({ items, totalCount: items.length });
  };
  const customerSelection = {
    ...staticActor({}),
    getSnapshot: () => ({
      context: { registered: null, people: [], onlyManaged: false, linkedId: null, card: null, standing: null },
      matches: (state: string) => state === selection,
      hasTag: () => false,
    }),
  };
  const session = staticActor({ session: null });
  const shop = { ...testShop({ customerSelection, session }), call: call as unknown as Shop['call'] };
  render(inShop(shop, inRouter(Page)));
  return queries;
}

emulateModalDialogs();
beforeAll(() => {
  // The router scrolls to the top, which jsdom does not support.
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(cleanup);

describe('the lists of linked customers and accounts', () => {
  it("contain assigned customers by the number of their card, in a table that cannot be sorted; a row is a link to the customer's account (LNK-01)", async () => {
    const queries = showList(AssignedCardListPage, [child]);
    const link = await screen.findByRole('link', { name: 'Matěj Novák' });
    expect(link.getAttribute('href')).toBe('#/app/user-linked-account/7');
    screen.getByText('9203123456789012');
    screen.getByText(/04\.05\.2018/);
    expect(queries).toEqual([
      { limit: 25, offset: 0, customerAccountLinkType: 'ASSIGNED', sortBy: 'number', sortDesc: true },
    ]);
    expect(within(screen.getByRole('table')).queryByRole('button', { name: 'Jméno' })).toBeNull();
    expect(document.title).toBe('Přiřazené karty – Linka');
  });

  it('sort managed customers by name, or as the person chooses (LNK-02)', async () => {
    const queries = showList(ManagedCardListPage, [grandfather]);
    const link = await screen.findByRole('link', { name: 'Karel Novák' });
    expect(link.getAttribute('href')).toBe('#/app/user-linked-account/8');
    screen.getByText('bez aktivní karty');
    await userEvent.setup().click(within(screen.getByRole('table')).getByRole('button', { name: 'Jméno' }));
    const asked = { limit: 25, offset: 0, customerAccountLinkType: 'MANAGED', sortBy: 'name' };
    await waitFor(() => expect(queries).toHaveLength(2));
    expect(queries).toEqual([
      { ...asked, sortDesc: false },
      { ...asked, sortDesc: true },
    ]);
  });

  it('sort managing accounts by username, descending, without links (LNK-04)', async () => {
    const accounts = [
      { managingAccountId: 3, username: 'zdena@linka.example', customerName: 'Zdena Malá' },
      { managingAccountId: 4, username: 'adam@linka.example', customerName: null },
    ];
    const queries = showList(CardManagingAccountListScreen, accounts);
    await screen.findByText('Zdena Malá');
    screen.getByText('adam@linka.example');
    expect(queries).toEqual([{ limit: 25, offset: 0, sortBy: 'username', sortDesc: true }]);
    const table = within(screen.getByRole('table'));
    expect([table.queryByRole('link'), table.queryByRole('button', { name: 'Jméno' })]).toEqual([null, null]);
  });

  it.each([AssignedCardListPage, ManagedCardListPage, CardManagingAccountListScreen])(
    'have a link to the page that shows who has access (TRL-01, %#)',
    async (Screen) => {
      showList(Screen, []);
      const link = await screen.findByRole('link', { name: 'Kdo má přístup a co se s účtem stalo' });
      expect(link.getAttribute('href')).toBe('#/app/my-trail');
    },
  );

  it.each([
    [AssignedCardListPage, /Zatím nemáte přiřazenou žádnou kartu/],
    [ManagedCardListPage, /Nespravujete kartu nikoho jiného/],
    [CardManagingAccountListScreen, /Vaši kartu nespravuje žádný jiný účet/],
  ])('show a text with the next step if they are empty (%#)', async (Screen, text) => {
    showList(Screen, []);
    await screen.findByText(text);
  });

  it.each(['Požádat o správu karty', 'Požádat někoho o správu karty'])(
    'have buttons to request the management of the card: %s (LNK-04)',
    async (name) => {
      showList(CardManagingAccountListScreen, []);
      await userEvent.setup().click(await screen.findByRole('button', { name }));
      await screen.findByLabelText(/^E-mail účtu/);
    },
  );

  it('have no request for an account without a customer, but a reason and a link to get a card (LNK-04)', async () => {
    showList(CardManagingAccountListScreen, [], 'none');
    await screen.findByText(/^Zatím nemáte vlastní kartu/);
    const way = screen.getByRole('link', { name: 'Pořídit nebo připojit kartu' });
    expect(way.getAttribute('href')).toBe('#/app/user-account');
    const reason = 'O správu vaší karty můžete požádat, až budete mít vlastní kartu.';
    const open = screen.getByRole('button', { name: 'Požádat o správu karty' });
    expect([open.getAttribute('aria-disabled'), open.title]).toEqual(['true', reason]);
    screen.getByText(reason);
    expect(screen.queryByRole('button', { name: 'Požádat někoho o správu karty' })).toBeNull();
    await userEvent.setup().click(open);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
