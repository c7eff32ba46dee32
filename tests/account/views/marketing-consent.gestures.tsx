import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { marketingConsentModel } from '#machines/account/marketing-consent/model/marketing-consent.model.ts';

export const marketingConsentGestures = {
  toggle: {
    find: ({ root }) => within(root).queryByRole('checkbox'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Uložit' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  close: {
    // The button with the cross has only a hidden text.
    find: ({ root }) => within(root).queryByText('Zavřít')?.closest('button') ?? null,
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof marketingConsentModel>;
