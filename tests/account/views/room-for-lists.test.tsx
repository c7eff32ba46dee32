// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { guardedPages, type GuardedPage } from '#contract/guarded-pages.ts';
import { FirstSteps } from '#features/account/customer-selection/first-steps.tsx';
import { NoCustomer } from '#features/account/customer-selection/no-customer.tsx';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { accountShop } from './account-shop.ts';

beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(cleanup);

const onlyManaged = staticActor({ onlyManaged: true, begunApplications: [], people: [], peopleCount: 1 });

/**
 * Shows a page to an account without a card; `allowed` null: the server has not answered yet which pages the account may
 * open.
 */
const show = (Page: () => ReactNode, allowed: readonly GuardedPage[] | null) =>
  render(inShop(accountShop({ customerSelection: onlyManaged }), inRouter(Page, undefined, allowed)));

const firstSteps = () => <FirstSteps application={null} actions={null} />;

describe.each([
  ['the first steps', firstSteps, 'Přiřazené karty', /^K vašemu účtu zatím nepatří/],
  ['the notice about managed cards', NoCustomer, 'Spravované karty', /^Vaše karty na vás čekají/],
])('the link to a list in %s, above other buttons (SHL-08)', (_which, Page, list, title) => {
  it('takes its space, but is hidden, until it is known whether the list may be opened', async () => {
    show(Page, null);
    await screen.findByText(title);
    expect(screen.queryByRole('link', { name: list })).toBeNull();
    expect(screen.getByText(list).closest('[style*=hidden]')).not.toBeNull();
  });

  it('is shown if the list may be opened, and is removed otherwise', async () => {
    show(Page, guardedPages);
    await screen.findByRole('link', { name: list });
    cleanup();
    show(Page, []);
    await screen.findByText(title);
    await expect.poll(() => screen.queryByText(list)).toBeNull();
  });
});

it('the first steps are below the notice about managed cards if the account may act for its own customer (ACC-06)', async () => {
  show(NoCustomer, guardedPages);
  await screen.findByText('Vaše karty na vás čekají');
  screen.getByRole('heading', { name: 'Zbývá už jen karta' });
  expect(screen.getAllByRole('button').length).toBeGreaterThan(1);
});
