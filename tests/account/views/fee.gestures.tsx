import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { feeModel } from '#machines/common/fee/model/fee.model.ts';

export const feeGestures = {
  add: {
    find: ({ root }) => within(root).queryByRole('button', { name: /Vložit poplatek/ }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof feeModel>;
