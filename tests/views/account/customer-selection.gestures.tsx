import { within } from '@testing-library/react';
import type { customerSelectionModel } from '../../../machines/customer-selection/customer-selection.model.ts';
import type { Gestures } from '../../formal/gestures.ts';

export const customerSelectionGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof customerSelectionModel>;
