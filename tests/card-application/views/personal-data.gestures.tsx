import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { personalDataModel } from '#machines/card-application/personal-data/model/personal-data.model.ts';
import { personFieldsGestures } from '../../account/views/person-fields.gestures.ts';

export const consents = { terms: /^Souhlasím s /, gdpr: /^Beru na vědomí / };

export const personalDataGestures = {
  ...personFieldsGestures,
  // The mock of the photo field has a button for each report of that field.
  changePhoto: {
    per: 'case',
    find: ({ root }, { photo, open }) => {
      const name = open ? 'photo open' : photo === null ? 'photo removed' : 'photo made';
      return within(root).queryByRole('button', { name });
    },
    perform: ({ user }, _payload, button) => user.click(button),
  },
  toggleConsent: {
    per: 'case',
    find: ({ root }, { consent }) => within(root).queryByRole('checkbox', { name: consents[consent] }),
    perform: ({ user }, _payload, box) => user.click(box),
  },
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof personalDataModel>;
