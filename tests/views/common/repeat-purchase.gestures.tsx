import { within } from '@testing-library/react';
import type { repeatPurchaseModel } from '../../../machines/repeat-purchase/repeat-purchase.model.ts';
import type { Gestures } from '../../formal/gestures.ts';

export const repeatPurchaseGestures = {
  buyAgain: {
    find: ({ root }) => within(root).queryByRole('button', { name: /Koupit znovu/ }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  topUpAgain: {
    find: ({ root }) => within(root).queryByRole('button', { name: /Dobít znovu/ }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof repeatPurchaseModel>;
