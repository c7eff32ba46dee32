import { within } from '@testing-library/react';
import type { resourceModel } from '../../../machines/resource/resource.model.ts';
import type { Gestures } from '../../formal/gestures.ts';

export const resourceGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof resourceModel>;
