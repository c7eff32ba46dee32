import { within } from '@testing-library/react';
import type { applicationFeeModel } from '../../../machines/application-fee/application-fee.model.ts';
import type { Gestures } from '../../formal/gestures.ts';

export const applicationFeeGestures = {
  add: {
    find: ({ root }) => within(root).queryByRole('button', { name: /Vložit poplatek/ }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof applicationFeeModel>;
