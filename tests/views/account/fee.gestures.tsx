import { within } from '@testing-library/react';
import type { feeModel } from '../../../machines/fee/fee.model.ts';
import type { Gestures } from '../../formal/gestures.ts';

export const feeGestures = {
  add: {
    find: ({ root }) => within(root).queryByRole('button', { name: /Vložit poplatek/ }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof feeModel>;
