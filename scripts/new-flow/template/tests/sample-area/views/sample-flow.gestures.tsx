import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { sampleFlowModel } from '#machines/sample-area/sample-flow/model/sample-flow.model.ts';
import { fill } from '#tests/common/views/support/fill.ts';

/** The gestures of the person; they find the controls by the Czech texts of messages/cs/sample-flow.json. */
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
