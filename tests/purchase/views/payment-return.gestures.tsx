import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { paymentReturnModel } from '#machines/purchase/payment-return/model/payment-return.model.ts';

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
