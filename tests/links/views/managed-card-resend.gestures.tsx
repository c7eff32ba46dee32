import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { managedCardResendModel } from '#machines/links/managed-card-resend/model/managed-card-resend.model.ts';

export const managedCardResendGestures = {
  resend: {
    per: 'case',
    find: ({ root }, { request }) => {
      const name = new RegExp(`^${request.username}`);
      return within(within(root).getByRole('row', { name })).queryByRole('button', { name: 'Poslat znovu' });
    },
    perform: ({ user }, _payload, control) => user.click(control),
  },
  dismiss: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zavřít' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof managedCardResendModel>;
