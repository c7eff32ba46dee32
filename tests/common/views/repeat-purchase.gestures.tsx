import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { repeatPurchaseModel } from '#machines/common/repeat-purchase/model/repeat-purchase.model.ts';

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
