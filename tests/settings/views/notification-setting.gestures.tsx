import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { notificationSettingModel } from '#machines/settings/notification-setting/model/notification-setting.model.ts';

export const notificationSettingGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof notificationSettingModel>;
