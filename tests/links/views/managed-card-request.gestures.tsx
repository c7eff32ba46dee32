import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { managedCardRequestModel } from '#machines/links/managed-card-request/model/managed-card-request.model.ts';
import { fill } from '../../common/views/support/fill.ts';

export const managedCardRequestGestures = {
  changeEMail: {
    find: ({ root }) => within(root).queryByLabelText(/^E-mail účtu/),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Poslat žádost' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  close: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zavřít' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof managedCardRequestModel>;
