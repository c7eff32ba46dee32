import { within } from '@testing-library/react';
import type { balanceTransferModel } from '../../../machines/balance-transfer/balance-transfer.model.ts';
import type { Gestures } from '../../formal/gestures.ts';
import { fill } from '../support/fill.ts';

/** The gestures of the person; they find the controls by the Czech texts of messages/cs/balance-transfer.json. */
export const balanceTransferGestures = {
  changeValue: {
    find: ({ root }) => within(root).queryByLabelText('FILL IN: Value'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'FILL IN: Send' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof balanceTransferModel>;
