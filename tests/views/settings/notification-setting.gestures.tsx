import { within } from '@testing-library/react';
import type { notificationSettingModel } from '../../../machines/notification-setting/notification-setting.model.ts';
import type { Gestures } from '../../formal/gestures.ts';

export const notificationSettingGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof notificationSettingModel>;
