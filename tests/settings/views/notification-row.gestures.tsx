import { act, within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { notificationRowModel } from '#machines/settings/notification-row/model/notification-row.model.ts';
import { fill } from '../../common/views/support/fill.ts';

const daysField = ({ root }: Page) => within(root).queryByLabelText('Kolik dní předem');

export const notificationRowGestures = {
  changeDays: {
    find: daysField,
    perform: ({ user }, { typed }, field) => fill(user, field, typed),
  },
  changeEMail: {
    find: ({ root }) => within(root).queryByRole('checkbox'),
    // A real mouse press would also leave the field of the days, which is a separate step.
    perform: async (_page, _payload, box) => act(() => box.click()),
  },
  finishTyping: {
    find: daysField,
    perform: async ({ user }, _payload, field) => {
      field.focus();
      await user.keyboard('{Enter}');
    },
  },
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Uložit znovu' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof notificationRowModel>;
