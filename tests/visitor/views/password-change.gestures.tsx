import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { passwordChangeModel } from '#machines/visitor/password-change/model/password-change.model.ts';
import { fill } from '../../common/views/support/fill.ts';

export const passwordChangeGestures = {
  changePassword: {
    find: ({ root }) => within(root).queryByLabelText('Nové heslo'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  changeConfirmation: {
    find: ({ root }) => within(root).queryByLabelText('Nové heslo znovu'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Změnit heslo' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  askForMail: {
    find: ({ root }) => within(root).queryByRole('link', { name: 'Poslat nový odkaz' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  goToLogin: {
    find: ({ root }) => within(root).queryByRole('link', { name: 'Zpět na přihlášení' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof passwordChangeModel>;
