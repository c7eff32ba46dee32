import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { applicationCorrectionModel } from '#machines/card-application/application-correction/model/application-correction.model.ts';

export const applicationCorrectionGestures = {
  // The mock of the photo field has a button for each report of that field.
  changePhoto: {
    per: 'case',
    find: ({ root }, { photo, open }) => {
      const name = open ? 'photo open' : photo === null ? 'photo removed' : 'photo made';
      return within(root).queryByRole('button', { name });
    },
    perform: ({ user }, _payload, button) => user.click(button),
  },
  send: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Odeslat' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof applicationCorrectionModel>;
