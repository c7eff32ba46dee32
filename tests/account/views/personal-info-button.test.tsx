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
const expired = (subject: string, content: unknown = entered) =>
  saveDraft({ username, form: 'personalInfo', subject, entered: content });

function show({ id = 5, firstName = '5', isReachable = true } = {}) {
  const told: unknown[] = [];
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
    tell: (...event: readonly unknown[]) => void told.push(event),
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
  return { told, onChanged };
}
const dialog = () => screen.queryByRole('dialog', { name: 'Osobní údaje' });

describe('the button that enters who a customer without a name is (LNK-03)', () => {
  it('opens the dialog by itself with what was typed when the session expired (SES-02)', async () => {
    expired('customer 5');
    show();
    expect(await screen.findByLabelText('Jméno')).toHaveProperty('value', 'Žofie');
  });

  it('has the customer of the page read again after the data were saved', async () => {
    const { told } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Doplnit osobní údaje' }));
    await userEvent.type(await screen.findByLabelText('Jméno'), 'Žofie');
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    await expect.poll(() => told).toEqual([['customerSelection', { type: 'refresh' }]]);
  });

  it('forgets what was typed when the dialog is closed, also unseen, and has the list read again', async () => {
    expired('customer 5');
    const { onChanged } = show({ isReachable: false });
    await screen.findByRole('button', { name: 'Zkusit znovu' });
    expect(localStorage).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }));
    expect(dialog()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it.each([
    ['of somebody else', () => expired('customer 6')],
    ['that does not fit the form', () => expired('customer 5', { person: 7 })],
    ['of nothing', () => {}],
  ])('stays closed with a draft %s', (_, store) => {
    store();
    show();
    expect(screen.getByRole('button', { name: 'Doplnit osobní údaje' })).toBeTruthy();
    expect(dialog()).toBeNull();
  });

  it('is not there for somebody who has a name, whatever is stored', () => {
    expired('customer 5');
    show({ firstName: 'Dana' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(dialog()).toBeNull();
  });
});
