import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { tokenizationModel } from '#machines/card-application/tokenization/model/tokenization.model.ts';

export const tokenizationGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: /^(Zkusit znovu|Zaregistrovat kartu)$/ }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
  later: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Později' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof tokenizationModel>;
