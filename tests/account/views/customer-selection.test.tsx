// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AccountPage } from '#contract/entities/account-page.ts';
import { CustomerPage } from '#features/account/customer-selection/customer-page.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { customerSelectionMachine } from '#machines/account/customer-selection/customer-selection.machine.ts';
import type {
  CustomerSelectionContext,
  PageRequest,
} from '#machines/account/customer-selection/customer-selection.types.ts';
import { customerSelectionModel } from '#machines/account/customer-selection/model/customer-selection.model.ts';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { customerSelectionGestures } from './customer-selection.gestures.tsx';

/** Expects a link to each of the account's people; the link to the open page is marked as current. */
function expectPeople(root: HTMLElement, { people, linkedId }: CustomerSelectionContext): void {
  const switcher = within(root).queryByRole('navigation', { name: 'Lidé na vašem účtu' });
  expect(switcher !== null).toBe(people.length > 1);
  if (switcher === null) return;
  const links = within(switcher).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Jana NovákováJízdenka platí do čt\u00A031.12.2026',
    'Matěj NovákJízdenka končí po\u00A023.11.2026',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/app/user-account', '#/app/user-linked-account/2']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    linkedId === null ? 'page' : null,
    linkedId === 2 ? 'page' : null,
  ]);
}

/** Expects the name of the selected customer, and for a linked customer a link back to the account's own page. */
function expectCustomer(root: HTMLElement, { customer, link }: CustomerSelectionContext): void {
  expect(within(root).queryByText(`page of ${customer?.fullName}`)).not.toBeNull();
  expect(within(root).queryByText(/účet, který je přiřazen k vašemu/) !== null).toBe(link !== null);
  const back = within(root).queryByRole('link', { name: 'Zpět na můj účet' });
  expect(back?.getAttribute('href')).toBe(link === null ? undefined : '#/app/user-account');
}

/** Expects a skeleton, or the content that is being read again: the customer, or the page without a customer. */
function expectReading(root: HTMLElement, context: CustomerSelectionContext): void {
  expectPeople(root, context);
  if (context.customer !== null) return expectCustomer(root, context);
  expect(within(root).queryByText(/^page of/)).toBeNull();
  if (within(root).queryByText('no customer') === null) within(root).getByRole('status');
}

/** Expects the notice with the account's address exactly if mails do not reach the account (MAI-02). */
function expectMailNotice(root: HTMLElement, { mailFails }: CustomerSelectionContext): void {
  expect(within(root).queryByText(/Na adresu jana@linka.example/) !== null).toBe(mailFails);
}

const loggedIn = testShop({ session: staticActor({ session: { username: 'jana@linka.example' } }) });

describeView({
  model: customerSelectionModel,
  render: (selection) =>
    inShop(
      loggedIn,
      <CustomerPage selection={selection} title="Account" none={<p>no customer</p>}>
        {({ customer }) => <p>{`page of ${customer.fullName}`}</p>}
      </CustomerPage>,
    ),
  gestures: customerSelectionGestures,
  expectations: {
    readingOwn: ({ root }, { context }) => expectReading(root, context as CustomerSelectionContext),
    readingLinked: ({ root }, { context }) => expectReading(root, context as CustomerSelectionContext),
    selected: ({ root }, { context }) => {
      expectPeople(root, context as CustomerSelectionContext);
      expectCustomer(root, context as CustomerSelectionContext);
      expectMailNotice(root, context as CustomerSelectionContext);
    },
    none: ({ root }, { context }) => {
      within(root).getByText('no customer');
      expectMailNotice(root, context as CustomerSelectionContext);
    },
    unreadable: ({ root }, { context }) => {
      const { customer } = context as CustomerSelectionContext;
      const what = customer === null ? 'Vaše údaje' : 'Údaje o kartě';
      expect(within(root).getByRole('alert').textContent).toContain(`${what} se nepodařilo načíst`);
      expect(within(root).queryByText(/^page of/) !== null).toBe(customer !== null);
    },
  },
});

it('the data that an account without a customer enters stay on the page if it cannot be read again', async () => {
  const answers = [customerSelectionSamples.nobodysPage];
  const selection = createActor(
    customerSelectionMachine.provide({
      actors: {
        readOwnPage: fromPromise<AccountPage, PageRequest>(async () => {
          const answer = answers.shift();
          if (answer === undefined) throw new Error('down');
          return answer;
        }),
      },
    }),
  ).start();
  render(
    inShop(
      loggedIn,
      <CustomerPage selection={selection} title="Account" none={<input aria-label="first step" />}>
        {() => null}
      </CustomerPage>,
    ),
  );
  selection.send({ type: 'sessionStarted' });
  const step = await screen.findByRole('textbox', { name: 'first step' });
  selection.send({ type: 'refresh' });
  await screen.findByRole('alert');
  expect(screen.getByRole('textbox', { name: 'first step' })).toBe(step);
  cleanup();
});
