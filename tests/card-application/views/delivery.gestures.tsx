import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { deliveryModel } from '#machines/card-application/delivery/model/delivery.model.ts';
import type { AddressField } from '#rules/person-fields.ts';
import { changeOnly, pass } from '../../common/views/support/one-change.ts';

const labels: Readonly<Record<AddressField, string>> = {
  street: 'Ulice',
  streetNumber: 'Číslo',
  city: 'Město',
  zip: 'PSČ',
};
const types = { BRANCH: 'Vyzvednu si ji na pobočce', POST_OFFICE: 'Poštou' };
const branches: Readonly<Record<number, RegExp>> = { 1: /^Hlavní nádraží/, 2: /^Bory/ };

export const addressField = ({ root }: Page, field: AddressField) =>
  within(root).queryByLabelText<HTMLInputElement>(labels[field]);

export const deliveryGestures = {
  toggleFree: {
    find: ({ root }) => within(root).queryByRole('checkbox', { name: 'Žádám o kartu zdarma' }),
    perform: ({ user }, _payload, box) => user.click(box),
  },
  chooseType: {
    per: 'case',
    find: ({ root }, { deliveryType }) => within(root).queryByRole('radio', { name: types[deliveryType] }),
    perform: ({ user }, _payload, option) => user.click(option),
  },
  chooseBranch: {
    per: 'case',
    find: ({ root }, { branchId }) => within(root).queryByRole('radio', { name: branches[branchId] ?? /^$/ }),
    perform: ({ user }, _payload, option) => user.click(option),
  },
  changeAddress: {
    per: 'case',
    find: (page, { field }) => addressField(page, field),
    perform: (_page, { value }, field) => Promise.resolve(changeOnly(field, value)),
  },
  leaveAddress: {
    per: 'case',
    find: (page, { field }) => addressField(page, field),
    perform: (_page, _payload, field) => Promise.resolve(pass(field)),
  },
} satisfies Gestures<typeof deliveryModel>;
