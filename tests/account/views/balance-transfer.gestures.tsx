import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { balanceTransferModel } from '#machines/account/balance-transfer/model/balance-transfer.model.ts';
import { fill } from '../../common/views/support/fill.ts';

const button = ({ root }: Page, name: string) => within(root).queryByRole('button', { name });
const field = ({ root }: Page) => within(root).queryByLabelText('Číslo staré karty');

export const balanceTransferGestures = {
  changeNumber: {
    find: field,
    perform: ({ user }, { value }, control) => fill(user, control, value),
  },
  leaveNumber: {
    find: field,
    perform: async ({ user }, _payload, control) => {
      await user.click(control);
      await user.tab();
    },
  },
  submit: {
    find: (page) => button(page, 'Převést zůstatek'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  close: {
    find: (page) => button(page, 'Zavřít'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof balanceTransferModel>;
