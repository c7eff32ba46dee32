import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { tokenizationReturnModel } from '#machines/account/tokenization-return/model/tokenization-return.model.ts';

export const tokenizationReturnGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zeptat se znovu' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
  goOn: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Pokračovat' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof tokenizationReturnModel>;
