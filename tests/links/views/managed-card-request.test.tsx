// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ManagedCardRequestDialog } from '#features/links/managed-card-request/managed-card-request-dialog.tsx';
import { ManagedCardRequestView } from '#features/links/managed-card-request/managed-card-request-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import type { ManagedCardRequestContext } from '#machines/links/managed-card-request/managed-card-request.types.ts';
import { managedCardRequestView } from '#machines/links/managed-card-request/managed-card-request.view.ts';
import { managedCardRequestModel } from '#machines/links/managed-card-request/model/managed-card-request.model.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { managedCardRequestGestures } from './managed-card-request.gestures.tsx';

/** How the text of each numbered refusal begins (API-04). */
const numbers: Readonly<Record<string, string>> = {
  INVALID_CUSTOMER_CARD: '10 – ',
  INVALID_ACCOUNT: '11 – ',
  CANNOT_MANAGE_OWN_CARD: '12 – ',
  MAXIMUM_ACCOUNTS_REACHED: '15 – ',
  CARD_ALREADY_MANAGED: '17 – ',
};

describeView({
  model: managedCardRequestModel,
  render: (actor) => inShop(testShop(), <ManagedCardRequestView actor={actor} />),
  gestures: managedCardRequestGestures,
  view: managedCardRequestView,
  expectations: {
    editing: ({ root }, { context }) => {
      const { eMail, demanded, failure } = context as ManagedCardRequestContext;
      const says = (text: RegExp) => within(root).queryByText(text) !== null;
      expect(says(/^Vyplňte e-mail/)).toBe(demanded && eMail === '');
      expect(says(/^Toto není platný e-mail/)).toBe(
        (demanded && eMail === 'adult@linka') || failure?.name === 'INVALID_EMAIL',
      );
      const alert = within(root).queryByRole('alert');
      expect(alert !== null).toBe(failure !== null && failure.name !== 'INVALID_EMAIL');
      expect(alert?.textContent.startsWith(numbers[failure?.name ?? ''] ?? '')).toBe(alert === null ? undefined : true);
      if (failure?.name === 'TOO_MANY_ATTEMPTS') expect(alert?.textContent).toContain('42 minut');
    },
    sending: ({ root }) => {
      expect(within(root).getByRole('button', { name: 'Poslat žádost' }).getAttribute('aria-busy')).toBe('true');
    },
  },
});

describe('the dialog of a request to manage the card (LNK-04)', () => {
  afterEach(cleanup);

  it('sends the address without spaces around it, shows a toast, refreshes the list and closes', async () => {
    const user = userEvent.setup();
    const sent: unknown[] = [];
    const toasts: unknown[] = [];
    const shop = {
      ...testShop({ session: staticActor({ session: { username: 'jana@linka.example' } }) }),
      call: (_: unknown, options: unknown) => Promise.resolve(sent.push(options)) as Promise<never>,
      showToast: (toast: unknown) => void toasts.push(toast),
    };
    const onSent = vi.fn<() => void>();
    const onClosed = vi.fn<() => void>();
    render(inShop(shop, <ManagedCardRequestDialog onSent={onSent} onClosed={onClosed} />));
    await user.type(screen.getByLabelText(/^E-mail účtu/), ' karel@linka.example{Enter}');
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([expect.objectContaining({ body: { username: 'karel@linka.example' } })]);
    expect(toasts).toEqual([
      { messageId: 'managedCardRequest.success', values: { eMail: 'karel@linka.example' }, colour: 'success' },
    ]);
  });
});
