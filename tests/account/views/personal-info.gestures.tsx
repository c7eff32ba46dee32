import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { personalInfoModel } from '#machines/account/personal-info/model/personal-info.model.ts';
import { personFieldsGestures } from './person-fields.gestures.ts';

export const nameOf = (custodianId: number | null): string => (custodianId === null ? 'Někdo jiný' : 'Dana Malá');

export const personalInfoGestures = {
  ...personFieldsGestures,
  // The mock of the photo field has a button for each report of that field.
  changePhoto: {
    per: 'case',
    find: ({ root }, { open }) => within(root).queryByRole('button', { name: open ? 'photo open' : 'photo made' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
  choose: {
    per: 'case',
    find: ({ root }, { custodianId }) => within(root).queryByRole('radio', { name: nameOf(custodianId) }),
    perform: ({ user }, _payload, option) => user.click(option),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: /^(Pokračovat|Uložit)$/ }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
  back: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zpět' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
  close: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zavřít' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof personalInfoModel>;
