import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { eMailRequestModel } from '#machines/visitor/e-mail-request/model/e-mail-request.model.ts';
import { fill } from '../../common/views/support/fill.ts';

export const eMailRequestGestures = {
  changeEMail: {
    find: ({ root }) => within(root).queryByLabelText('E-mail'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Poslat odkaz' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
  correct: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zadat jiný e-mail' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof eMailRequestModel>;
