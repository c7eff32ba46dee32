import { within } from '@testing-library/react';
import type { sampleFlowModel } from '../../../machines/sample-flow/sample-flow.model.ts';
import type { Gestures } from '../../formal/gestures.ts';
import { fill } from '../support/fill.ts';

/** By the Czech texts, as messages/cs/sample-flow.json has them. */
export const sampleFlowGestures = {
  changeValue: {
    find: ({ root }) => within(root).queryByLabelText('FILL IN: Value'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'FILL IN: Send' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof sampleFlowModel>;
