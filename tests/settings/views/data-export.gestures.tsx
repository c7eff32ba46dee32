import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { dataExportModel } from '#machines/settings/data-export/model/data-export.model.ts';

export const dataExportGestures = {
  download: {
    find: ({ root }) =>
      within(root).queryByRole('button', { name: /^(?:Stáhnout moje údaje|Stáhnout znovu|Zkusit znovu)$/ }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  cancel: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Přerušit' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof dataExportModel>;
