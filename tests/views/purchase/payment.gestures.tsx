import { within } from '@testing-library/react';
import type { Gestures, Page } from '../../../formal/view/gestures.ts';
import type { paymentModel } from '../../../machines/payment/model/payment.model.ts';

const button = ({ root }: Page, ...names: readonly string[]): HTMLElement | null =>
  within(root)
    .queryAllByRole('button')
    .find(({ textContent }) => names.includes(textContent ?? '')) ?? null;

const click = ({ user }: Page, _payload: unknown, control: HTMLElement): Promise<void> => user.click(control);

export const paymentGestures = {
  payByCard: { find: (page) => button(page, 'Zaplatit kartou'), perform: click },
  payByInvoice: { find: (page) => button(page, 'Zaplatit na fakturu'), perform: click },
  retry: {
    find: (page) => button(page, 'Zkusit znovu', 'Zjistit znovu'),
    perform: click,
  },
  dismiss: { find: (page) => button(page, 'Zpět do košíku'), perform: click },
  payOn: { find: (page) => button(page, 'Zaplatit znovu', 'Zpět na platební bránu'), perform: click },
  cancelOrder: { find: (page) => button(page, 'Zrušit objednávku'), perform: click },
  goToOrders: { find: (page) => button(page, 'Přejít na objednávky', 'Zavřít'), perform: click },
} satisfies Gestures<typeof paymentModel>;
