import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { registrationModel } from '#machines/visitor/registration/model/registration.model.ts';
import { fill } from '../../common/views/support/fill.ts';

const consents = { age: /^Je mi alespoň/, terms: /^Souhlasím s /, gdpr: /^Souhlasím se / };

export const registrationGestures = {
  changeUsername: {
    find: ({ root }) => within(root).queryByLabelText('E-mail'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  changePassword: {
    find: ({ root }) => within(root).queryByLabelText('Heslo'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  changeRepeatedPassword: {
    find: ({ root }) => within(root).queryByLabelText('Heslo znovu'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  toggleConsent: {
    per: 'case',
    find: ({ root }, { consent }) => within(root).queryByRole('checkbox', { name: consents[consent] }),
    perform: ({ user }, _payload, box) => user.click(box),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zaregistrovat se' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
  correct: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zadat jiný e-mail' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof registrationModel>;
