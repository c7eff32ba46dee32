import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { sessionModel } from '#machines/visitor/session/model/session.model.ts';
import { fill } from '../../common/views/support/fill.ts';

export const sessionGestures = {
  changeUsername: {
    find: ({ root }) => within(root).queryByLabelText('E-mail'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  changePassword: {
    find: ({ root }) => within(root).queryByLabelText('Heslo'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: /^(Přihlásit se|Pokračovat)$/ }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
  logOut: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Odhlásit se' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
  putAside: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Později' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof sessionModel>;
