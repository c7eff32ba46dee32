// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '#common/form-draft/form-draft.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { PersonalInfoButton } from '#features/account/card-actions/personal-info/personal-info-button.tsx';
import type { Shop } from '#runtime/shop.ts';
import { editButton } from '#ui/table/table-buttons.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

emulateModalDialogs();
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const username = 'only-managed@linka.example';
const nobody = { birthDay: '', email: '', phoneNumber: '', street: '', streetNumber: '', city: '', zip: '' };
const entered = {
  person: { ...nobody, firstName: 'Žofie', lastName: '' },
  custodianId: null,
  custodian: { ...nobody, firstName: '', lastName: '' },
};
const saveExpired = (subject: string, content: unknown = entered) =>
  saveDraft({ username, form: 'personalInfo', subject, entered: content });

function show({ id = 5, firstName = '5', isReachable = true } = {}) {
  const sentEvents: unknown[] = [];
  const onChanged = vi.fn<() => void>();
  const configuration = { externalSynchronisationAllowed: true };
  const address = { street: '', streetNumber: '', city: '', zip: '' };
  const known = {
    id,
    firstName,
    lastName: 'Import',
    birthDay: '1990-01-01',
    email: null,
    phoneNumber: null,
    address,
    photo: 'data:image/jpeg;base64,AAEC',
  };
  const calls = testShop({
    boot: staticActor({ configuration }),
    session: staticActor({ session: { username } }),
    customerSelection: staticActor({ registered: null, people: [] }),
  });
  const answer = (endpoint: EndpointDefinition) => (endpoint.name === 'customer' ? known : { items: [] });
  const shop = {
    ...calls,
    tell: (...event: readonly unknown[]) => void sentEvents.push(event),
    call: (async (endpoint) => {
      if (!isReachable) throw { name: 'NO_ANSWER', status: 0, metadata: {} };
      return answer(endpoint);
    }) as Shop['call'],
  };
  const customer = {
    id,
    firstName,
    lastName: 'Import',
    fullName: `${firstName} Import`,
    birthDay: null,
    external: true,
  };
  render(inShop(shop, <PersonalInfoButton link={{ customer }} button={editButton} onChanged={onChanged} />));
  return { sentEvents, onChanged };
}
const dialog = () => screen.queryByRole('dialog', { name: 'Osobní údaje' });

describe('the button to enter the personal data of a customer without a name (LNK-03)', () => {
  it('opens the dialog by itself with the data typed before the session expired (SES-02)', async () => {
    saveExpired('customer 5');
    show();
    expect(await screen.findByLabelText('Jméno')).toHaveProperty('value', 'Žofie');
  });

  it("refreshes the page's customer after the data were saved", async () => {
    const { sentEvents } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Doplnit osobní údaje' }));
    await userEvent.type(await screen.findByLabelText('Jméno'), 'Žofie');
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    await expect.poll(() => sentEvents).toEqual([['customerSelection', { type: 'refresh' }]]);
  });

  it('deletes the draft and refreshes the list when the dialog is closed, even before its code is loaded', async () => {
    saveExpired('customer 5');
    const { onChanged } = show({ isReachable: false });
    await screen.findByRole('button', { name: 'Zkusit znovu' });
    expect(localStorage).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }));
    expect(dialog()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it.each([
    ['a draft of another customer', () => saveExpired('customer 6')],
    ['a draft that does not fit the form', () => saveExpired('customer 5', { person: 7 })],
    ['no draft', () => {}],
  ])('stays closed if there is %s', (_, store) => {
    store();
    show();
    expect(screen.getByRole('button', { name: 'Doplnit osobní údaje' })).toBeTruthy();
    expect(dialog()).toBeNull();
  });

  it('is not shown for a customer with a name, even if there is a draft', () => {
    saveExpired('customer 5');
    show({ firstName: 'Dana' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(dialog()).toBeNull();
  });
});
