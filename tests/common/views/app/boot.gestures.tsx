import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { bootModel } from '#machines/common/boot/model/boot.model.ts';

export const bootGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof bootModel>;
