// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { customerSelectionModel } from '../../../machines/customer-selection/customer-selection.model.ts';
import type { CustomerSelectionContext } from '../../../machines/customer-selection/customer-selection.types.ts';
import { CustomerPage } from '../../../src/features/account/customer-selection/customer-page.tsx';
import { describeView } from '../../formal/view-level.ts';
import { inShop, testShop } from '../support/test-shop.tsx';
import { customerSelectionGestures } from './customer-selection.gestures.tsx';

/** Expects the name of the selected customer, and for a linked one a link back to the own account. */
function expectCustomer(root: HTMLElement, { customer, link }: CustomerSelectionContext): void {
  expect(within(root).queryByText(`page of ${customer?.fullName}`)).not.toBeNull();
  expect(within(root).queryByText(/účet, který je přiřazen k vašemu/) !== null).toBe(link !== null);
  const back = within(root).queryByRole('link', { name: 'Zpět na můj účet' });
  expect(back?.getAttribute('href')).toBe(link === null ? undefined : '#/app/user-account');
}

/** Expects a skeleton, or the customer whose data are read again. */
function expectReading(root: HTMLElement, context: CustomerSelectionContext): void {
  if (context.customer !== null) return expectCustomer(root, context);
  expect(within(root).queryByText(/^page of/)).toBeNull();
  within(root).getByRole('status');
}

describeView({
  model: customerSelectionModel,
  render: (selection) =>
    inShop(
      testShop(),
      <CustomerPage selection={selection} title="Account" none={<p>no customer</p>}>
        {({ customer }) => <p>{`page of ${customer.fullName}`}</p>}
      </CustomerPage>,
    ),
  gestures: customerSelectionGestures,
  expectations: {
    readingCustomer: ({ root }, { context }) => expectReading(root, context as CustomerSelectionContext),
    readingLinked: ({ root }, { context }) => expectReading(root, context as CustomerSelectionContext),
    readingRelations: ({ root }, { context }) => expectReading(root, context as CustomerSelectionContext),
    readingStanding: ({ root }, { context }) => expectCustomer(root, context as CustomerSelectionContext),
    selected: ({ root }, { context }) => expectCustomer(root, context as CustomerSelectionContext),
    none: ({ root }) => {
      within(root).getByText('no customer');
    },
    unreadable: ({ root }, { context }) => {
      const { customer } = context as CustomerSelectionContext;
      const what = customer === null ? 'Vaše údaje' : 'Údaje o kartě';
      expect(within(root).getByRole('alert').textContent).toContain(`${what} se nepodařilo načíst`);
      expect(within(root).queryByText(/^page of/) !== null).toBe(customer !== null);
    },
  },
});
