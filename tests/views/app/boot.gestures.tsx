import { within } from '@testing-library/react';
import type { bootModel } from '../../../machines/boot/boot.model.ts';
import type { Gestures } from '../../formal/gestures.ts';

export const bootGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof bootModel>;
