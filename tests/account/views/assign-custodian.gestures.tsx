import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { assignCustodianModel } from '#machines/account/assign-custodian/model/assign-custodian.model.ts';
import { personFieldsGestures } from './person-fields.gestures.ts';

export const custodianNames = { 1: 'Jana Nová (vy)', 2: 'Dana Malá', other: 'Někdo jiný' } as const;

export const nameOf = (custodianId: number | null): string =>
  custodianNames[custodianId === null ? 'other' : (custodianId as 1 | 2)];

export const assignCustodianGestures = {
  ...personFieldsGestures,
  choose: {
    per: 'case',
    find: ({ root }, { custodianId }) => within(root).queryByRole('radio', { name: nameOf(custodianId) }),
    perform: ({ user }, _payload, option) => user.click(option),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Přiřadit' }),
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
} satisfies Gestures<typeof assignCustodianModel>;
