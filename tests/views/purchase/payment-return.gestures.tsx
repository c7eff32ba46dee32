import { within } from '@testing-library/react';
import type { paymentReturnModel } from '../../../machines/payment-return/payment-return.model.ts';
import type { Gestures } from '../../formal/gestures.ts';

export const paymentReturnGestures = {
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zjistit znovu' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  goToOrders: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Přejít na objednávky' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof paymentReturnModel>;
