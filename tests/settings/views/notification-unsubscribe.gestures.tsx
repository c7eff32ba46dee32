import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { notificationUnsubscribeModel } from '#machines/settings/notification-unsubscribe/model/notification-unsubscribe.model.ts';

export const notificationUnsubscribeGestures = {
  switchOff: {
    find: ({ root }) => {
      const button = within(root).queryByRole('button', { name: /^(Vypnout upozornění|Zkusit znovu)$/ });
      return button?.getAttribute('aria-busy') === 'true' ? null : button;
    },
    perform: ({ user }, _payload, control) => user.click(control),
  },
  goToSettings: {
    find: ({ root }) => within(root).queryByRole('link', { name: 'Nastavení upozornění' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof notificationUnsubscribeModel>;
