import { within } from '@testing-library/react';
import type { detailModel } from '../../../machines/resource/resource.model.ts';
import type { Gestures } from '../../formal/gestures.ts';

export const detailGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof detailModel>;
