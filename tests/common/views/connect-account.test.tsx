// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ConnectAccountDialog } from '#common/connect-account/connect-account-dialog.tsx';
import { ConnectAccountView } from '#common/connect-account/connect-account-view.tsx';
import { errorNumber, type ErrorName } from '#contract/error-names.ts';
import { describeView } from '#formal/view/view-level.ts';
import { customerSelectionMachine } from '#machines/account/customer-selection/customer-selection.machine.ts';
import type { ConnectAccountContext } from '#machines/common/connect-account/connect-account.types.ts';
import { connectAccountView } from '#machines/common/connect-account/connect-account.view.ts';
import { connectAccountModel } from '#machines/common/connect-account/model/connect-account.model.ts';
import { connectAccountGestures } from './connect-account.gestures.tsx';
import { staticActor } from './support/static-actor.ts';
import { inShop, testShop } from './support/test-shop.tsx';

const fieldsOf = (root: HTMLElement) => ({
  cardNumber: within(root).getByLabelText('Číslo karty'),
  applicationNumber: within(root).getByLabelText(/^Číslo žádosti o kartu/),
});
const errorAt = (field: HTMLElement): string =>
  field.getAttribute('aria-invalid') === 'true'
    ? (document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
    : '';

const cardErrors: Readonly<Record<string, string>> = {
  '': 'Zadejte číslo karty.',
  '2100900000000000001': 'Číslo karty má nejvýše 18 znaků.',
  '2100/9000 #': 'V čísle karty jsou jen číslice a písmena.',
};
const applicationErrors: Readonly<Record<string, string>> = {
  '90000000001': 'Číslo žádosti má nejvýše 10 znaků.',
  '9000*': 'V čísle žádosti jsou jen číslice a písmena.',
};

/** The errors at the fields before anything is sent. */
function expectedErrors({ mode, demanded, cardNumber, applicationNumber }: ConnectAccountContext) {
  if (!demanded) return { cardNumber: '', applicationNumber: '' };
  const missing = mode === 'assign' && applicationNumber === '' ? 'Zadejte číslo žádosti.' : '';
  return {
    cardNumber: cardErrors[cardNumber] ?? '',
    applicationNumber: applicationErrors[applicationNumber] ?? missing,
  };
}

describeView({
  model: connectAccountModel,
  render: (actor) => inShop(testShop(), <ConnectAccountView actor={actor} />),
  gestures: connectAccountGestures,
  view: connectAccountView,
  expectations: {
    editing: ({ root }, { context }) => {
      const { mode, failure, applicationNumber, ...typed } = context as ConnectAccountContext;
      const fields = fieldsOf(root);
      const alert = within(root).queryByRole('alert')?.textContent ?? '';
      if (failure === null) {
        const expected = expectedErrors({ mode, failure, applicationNumber, ...typed });
        expect(errorAt(fields.cardNumber).startsWith(expected.cardNumber)).toBe(true);
        expect(errorAt(fields.cardNumber) === '').toBe(expected.cardNumber === '');
        expect(errorAt(fields.applicationNumber).startsWith(expected.applicationNumber)).toBe(true);
        expect(errorAt(fields.applicationNumber) === '').toBe(expected.applicationNumber === '');
        expect(alert).toBe('');
        return;
      }
      const number = errorNumber[failure.name as ErrorName];
      const isNumberNeeded = failure.name === 'INVALID_CARD_AND_APPLICATION' && applicationNumber === '';
      const place = isNumberNeeded
        ? errorAt(fields.applicationNumber)
        : failure.name === 'INVALID_CARD'
          ? errorAt(fields.cardNumber)
          : alert;
      expect(place).toMatch(number === undefined ? /^\p{Lu}/u : new RegExp(`^${String(number)} – `));
      if (isNumberNeeded) expect(place).toContain('Zadejte i číslo žádosti');
      if (failure.name === 'TOO_MANY_ATTEMPTS') expect(alert).toContain('42 minut');
      if (failure.name === 'MAXIMUM_PEOPLE_REACHED') expect(alert).toMatch(/nejvýše 30\sosob\./);
      if (failure.name === 'INVALID_ACCOUNT')
        expect(alert).toContain(mode === 'register' ? 'Tento účet už má' : 'Tento účet ještě nemá');
      expect(fields.cardNumber).toHaveProperty('value', typed.cardNumber);
    },
    connecting: ({ root }) => {
      const submit = within(root).getByRole('button', { name: /^(Zaregistrovat|Přiřadit) kartu$/ });
      expect(submit.getAttribute('aria-busy')).toBe('true');
      expect(fieldsOf(root).cardNumber).toHaveProperty('readOnly', true);
    },
  },
});

describe('the dialog that connects a card (CON-01)', () => {
  afterEach(cleanup);

  it.each([
    ['register', 'Zaregistrovat kartu', 'connectRegisteredAccount', ''],
    ['assign', 'Přiřadit kartu', 'connectAssignedAccount', '9000000030'],
  ] as const)(
    '%ss the card: sends its numbers without separators, shows a toast, and closes',
    async (mode, label, name, number) => {
      const user = userEvent.setup();
      const effects: unknown[] = [];
      const selection = createActor(customerSelectionMachine).start();
      const shop = {
        ...testShop({ customerSelection: selection, session: staticActor({ session: null }) }),
        call: (endpoint: { readonly name: string }, { body }: { body?: unknown } = {}) => {
          effects.push([endpoint.name, body]);
          return Promise.resolve({ parentId: null }) as Promise<never>;
        },
        showToast: ({ messageId }: { readonly messageId: string }) => void effects.push(messageId),
      };
      const onConnected = vi.fn<() => void>();
      const onClosed = vi.fn<() => void>();
      const dialog = (
        <ConnectAccountDialog mode={mode} subject="account" onConnected={onConnected} onClosed={onClosed} />
      );
      render(inShop(shop, dialog));
      await user.type(screen.getByLabelText('Číslo karty'), ' 21009000 00 0000003 0');
      if (number !== '') await user.type(screen.getByLabelText(/^Číslo žádosti/), '90000 00030');
      await user.click(screen.getByRole('button', { name: label }));
      await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
      expect(onConnected).toHaveBeenCalledTimes(1);
      expect(effects).toEqual([
        [name, { cardNumber: '210090000000000030', applicationNumber: number }],
        `connectAccount.${mode}.success`,
      ]);
    },
  );
});
