import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { offlinePassModel } from '#machines/pass/offline-pass/model/offline-pass.model.ts';

export const offlinePassGestures = {
  refresh: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Načíst znovu' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  choose: {
    find: ({ root }, { customerId }) => {
      const select = within(root).queryByRole('combobox', { name: 'Osoba' });
      return select instanceof HTMLSelectElement && select.value !== String(customerId) ? select : null;
    },
    perform: ({ user }, { customerId }, control) => user.selectOptions(control, String(customerId)),
    per: 'case',
  },
} satisfies Gestures<typeof offlinePassModel>;
