import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { mergeCustomersModel } from '#machines/links/merge-customers/model/merge-customers.model.ts';

const names: Readonly<Record<number, string>> = { 1: 'Dana Malá', 2: 'Emil Malý' };

export const mergeCustomersGestures = {
  choose: {
    find: ({ root }, { customerId }) =>
      within(root).queryByRole('radio', { name: new RegExp(names[customerId] ?? 'nobody') }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Sloučit' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  close: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zavřít' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof mergeCustomersModel>;
