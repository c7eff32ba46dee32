import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { passwordUpdateModel } from '#machines/settings/password-update/model/password-update.model.ts';
import { fill } from '../../common/views/support/fill.ts';

export const passwordUpdateGestures = {
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
  close: {
    // The button with the cross has only a hidden text.
    find: ({ root }) => within(root).queryByText('Zavřít')?.closest('button') ?? null,
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof passwordUpdateModel>;
