// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveDraft } from '#common/form-draft/form-draft.ts';
import { PersonalInfoButton } from '#features/account/card-actions/personal-info/personal-info-button.tsx';
import { editButton } from '#ui/table/table-buttons.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

// The code of the dialog never arrives.
vi.mock(
  import('#features/account/card-actions/personal-info/personal-info-dialog.tsx'),
  () => new Promise<never>(() => {}),
);

emulateModalDialogs();
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('the draft is deleted when the dialog is unmounted, even before its code is loaded (SES-02)', () => {
  const username = 'only-managed@linka.example';
  const nobody = { birthDay: '', email: '', phoneNumber: '', street: '', streetNumber: '', city: '', zip: '' };
  const person = { ...nobody, firstName: 'Žofie', lastName: '' };
  const entered = { person, custodianId: null, custodian: { ...person, firstName: '' } };
  saveDraft({ username, form: 'personalInfo', subject: 'customer 5', entered });
  const shop = testShop({
    boot: staticActor({ configuration: { externalSynchronisationAllowed: true } }),
    session: staticActor({ session: { username } }),
  });
  const customer = { id: 5, firstName: '5', lastName: 'Import', fullName: '5 Import', birthDay: null, external: true };
  render(inShop(shop, <PersonalInfoButton link={{ customer }} button={editButton} onChanged={() => {}} />));
  fireEvent.click(screen.getByRole('button', { name: 'Zavřít' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage).toHaveLength(0);
});
