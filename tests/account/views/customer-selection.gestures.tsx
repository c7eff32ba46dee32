import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { customerSelectionModel } from '#machines/account/customer-selection/model/customer-selection.model.ts';

export const customerSelectionGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof customerSelectionModel>;
