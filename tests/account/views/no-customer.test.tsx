// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NoCustomer } from '#features/account/customer-selection/no-customer.tsx';
import type { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { accountShop } from './account-shop.ts';

afterEach(cleanup);

describe('an account without a customer (ACC-01)', () => {
  const openNone = (flags: Partial<typeof defaultFlags>, onlyManaged: boolean) => {
    const customerSelection = staticActor({ onlyManaged, begunApplications: [], people: [], peopleCount: 1 });
    render(inShop(accountShop({ flags, customerSelection }), inRouter(NoCustomer)));
  };
  const ageFlags = { legacyShopMigrationAllowed: false, isAssignCardWithoutAgeRestrictionAllowed: false };

  it.each([
    ['without links', {}, false],
    ['that manages cards and may apply', { ...ageFlags, migrationAllowed: false }, true],
  ])('an account %s sees how to start', async (_which, flags, onlyManaged) => {
    openNone(flags, onlyManaged);
    await screen.findByText(/^K vašemu účtu zatím nepatří/);
    screen.getByRole('heading', { name: 'Zbývá už jen karta' });
  });

  it.each([
    ['where the migrated cards are', { ...ageFlags, legacyShopMigrationAllowed: true }, 'Vaše karty na vás čekají'],
    ['that it only manages cards', ageFlags, 'Zatím tu nemáte vlastní kartu'],
  ])('that only manages cards sees %s, with a link to the managed cards', async (_what, flags, title) => {
    openNone(flags, true);
    await screen.findByText(title);
    const list = await screen.findByRole('link', { name: 'Spravované karty' });
    expect(list.getAttribute('href')).toBe('#/app/managed-card-list');
    expect(screen.queryByText(/^K vašemu účtu zatím nepatří/)).toBeNull();
  });
});
