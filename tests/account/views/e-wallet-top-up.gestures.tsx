import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { eWalletTopUpModel } from '#machines/account/e-wallet-top-up/model/e-wallet-top-up.model.ts';
import { fill } from '../../common/views/support/fill.ts';

const button = ({ root }: Page, name: string) => within(root).queryByRole('button', { name });

export const eWalletTopUpGestures = {
  changePrice: {
    find: ({ root }) => within(root).queryByLabelText('Částka'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  leavePrice: {
    find: ({ root }) => within(root).queryByLabelText('Částka'),
    perform: async ({ user }, _payload, field) => {
      await user.click(field);
      await user.tab();
    },
  },
  changeNote: {
    find: (page) => within(page.root).queryByLabelText(/^Poznámka/) ?? button(page, 'Přidat poznámku'),
    perform: async ({ root, user }, { value }, control) => {
      if (control instanceof HTMLButtonElement) await user.click(control);
      await fill(user, within(root).getByLabelText(/^Poznámka/), value);
    },
  },
  addToCart: {
    find: (page) => button(page, 'Přidat do košíku'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  addAndGoToCart: {
    find: (page) => button(page, 'Přidat a přejít do košíku'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  retry: {
    find: (page) => button(page, 'Zkusit znovu'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  close: {
    find: (page) => button(page, 'Zavřít'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof eWalletTopUpModel>;
