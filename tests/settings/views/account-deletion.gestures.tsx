import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { accountDeletionModel } from '#machines/settings/account-deletion/model/account-deletion.model.ts';
import { fill } from '../../common/views/support/fill.ts';

export const accountDeletionGestures = {
  changePassword: {
    find: ({ root }) => within(root).queryByLabelText('Heslo'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Smazat účet natrvalo' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  close: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zavřít' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof accountDeletionModel>;
