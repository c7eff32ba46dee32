// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { RelatedCustomer } from '#contract/entities/account-deletion.ts';
import { AccountDeletionView } from '#features/settings/account-deletion/account-deletion-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { accountDeletionMachine } from '#machines/settings/account-deletion/account-deletion.machine.ts';
import { passwordError } from '#machines/settings/account-deletion/account-deletion.problems.ts';
import type { AccountDeletionContext } from '#machines/settings/account-deletion/account-deletion.types.ts';
import { accountDeletionView } from '#machines/settings/account-deletion/account-deletion.view.ts';
import { accountDeletionModel } from '#machines/settings/account-deletion/model/account-deletion.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { accountDeletionGestures } from './account-deletion.gestures.tsx';

const karel: RelatedCustomer = {
  id: 7,
  firstName: 'Karel',
  lastName: 'Svoboda',
  birthDay: '1959-03-04',
  activeCardNumber: '210067399330770825',
  customerAccountLinkType: 'MANAGED',
  hasWalletFunds: true,
  onlyHere: false,
};
const withoutCard = { ...karel, id: 8, firstName: 'Eva', birthDay: null, activeCardNumber: null };
const stakes = { people: [karel], yearsKept: 10 };

const causes: Readonly<Record<string, RegExp>> = {
  ACCOUNT_HAS_OPEN_ORDER: /objednávku, která není dokončená/,
  ACCOUNT_HAS_OPEN_TRANSFER: /ještě jsou na cestě/,
  ACCOUNT_HAS_ACTIVE_TICKETS: /Máte platné jízdenky/,
  ACCOUNT_HAS_WALLET_FUNDS: /V peněžence máte peníze/,
  TOO_MANY_ATTEMPTS: /Zkuste to znovu za 15\s+minut/,
  NO_ANSWER: /Nevíme, zda je účet smazaný/,
  UNREADABLE_ANSWER: /účet zůstal/,
};

describeView({
  model: accountDeletionModel,
  render: (actor) => inShop(testShop(), <AccountDeletionView actor={actor} stakes={stakes} />),
  gestures: accountDeletionGestures,
  view: accountDeletionView,
  expectations: {
    asking: ({ root }, { context }) => {
      const { failure } = context as AccountDeletionContext;
      const error = passwordError(context as AccountDeletionContext);
      const says = (text: RegExp) => within(root).queryByText(text) !== null;
      expect(says(/^Zadejte heslo k účtu/)).toBe(error === 'EMPTY_PASSWORD');
      expect(says(/^Heslo nesouhlasí/)).toBe(error === 'INVALID_PASSWORD');
      const cause = causes[failure?.name ?? ''];
      if (cause !== undefined) within(root).getByText(cause);
    },
    deleting: ({ root }) => {
      expect(within(root).getByRole('button', { name: 'Smazat účet natrvalo' }).getAttribute('aria-busy')).toBe('true');
    },
  },
});

describe('the dialog that deletes the account (SET-02)', () => {
  afterEach(cleanup);
  const open = (people: (typeof stakes)['people'][number][], yearsKept = 10) =>
    render(
      inShop(
        testShop(),
        <AccountDeletionView actor={createActor(accountDeletionMachine).start()} stakes={{ people, yearsKept }} />,
      ),
    );

  it('shows which data are erased, made anonymous, and kept, and for how long', () => {
    open([], 3);
    screen.getByText(/Smažeme přihlášení, košík/);
    screen.getByText(/Odstraníme vaše jméno/);
    screen.getByText(/Objednávky, platby a faktury uchováme 3\s+roky/);
  });

  it('lists the people whose cards leave the account, with birth date and active card', () => {
    open([karel, withoutCard]);
    const rows = within(screen.getByRole('table', { name: 'Lidé, jejichž karty z účtu zmizí' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'JménoDatum narozeníČíslo aktivní karty',
      'Karel Svoboda04.03.195921006739 93 3077082 5',
      'Eva Svoboda–žádná',
    ]);
  });

  it('warns about people whom no other account manages', () => {
    const child = { ...karel, customerAccountLinkType: 'ASSIGNED', onlyHere: true, hasWalletFunds: false } as const;
    const names = (outcome: RegExp) => screen.queryByText(outcome)?.textContent?.replaceAll('\u00A0', ' ');
    open([
      { ...child, id: 1, firstName: 'Anna' },
      { ...child, id: 2, firstName: 'Petr' },
      { ...child, id: 3, firstName: 'Eva', activeCardNumber: null },
      { ...child, id: 4, firstName: 'Olga', onlyHere: false },
    ]);
    screen.getByText('O tyto lidi se v e-shopu stará jen váš účet');
    expect(names(/platí dál/)).toMatch(/^Anna Svoboda a Petr Svoboda:/);
    expect(names(/fotku odstraníme/)).toMatch(/^Eva Svoboda:/);
  });

  it('has no warning if another account manages each person', () => {
    open([karel]);
    expect(screen.queryByText('O tyto lidi se v e-shopu stará jen váš účet')).toBeNull();
  });

  it('has no list if there are no such people', () => {
    open([]);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('asks for the current password in a form, so that Enter submits it and password managers recognize it', () => {
    open([]);
    const field = screen.getByLabelText<HTMLInputElement>('Heslo');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Smazat účet natrvalo' });
    expect([field.autocomplete, field.type, button.type]).toEqual(['current-password', 'password', 'submit']);
    expect(field.form).toBe(button.form);
  });
});
