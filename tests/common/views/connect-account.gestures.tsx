import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { connectAccountModel } from '#machines/common/connect-account/model/connect-account.model.ts';
import { fill } from './support/fill.ts';

export const connectAccountGestures = {
  changeCardNumber: {
    find: ({ root }) => within(root).queryByLabelText('Číslo karty'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  changeApplicationNumber: {
    find: ({ root }) => within(root).queryByLabelText(/^Číslo žádosti o kartu/),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: /^(Zaregistrovat|Přiřadit) kartu$/ }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  close: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zavřít' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof connectAccountModel>;
