import { within } from '@testing-library/react';
import type { eWalletTopUpModel } from '../../../machines/e-wallet-top-up/e-wallet-top-up.model.ts';
import type { Gestures, Page } from '../../formal/gestures.ts';
import { fill } from '../support/fill.ts';

const button = ({ root }: Page, name: string) => within(root).queryByRole('button', { name });

export const eWalletTopUpGestures = {
  changePrice: {
    find: ({ root }) => within(root).queryByLabelText('Částka'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  changeNote: {
    find: ({ root }) => within(root).queryByLabelText(/^Poznámka/),
    perform: ({ user }, { value }, field) => fill(user, field, value),
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
