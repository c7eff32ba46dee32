import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { paymentModel } from '#machines/purchase/payment/model/payment.model.ts';

/** A button of the page, or of the dialog that is open over it. */
const button = ({ root }: Page, isOfQuestion: boolean, ...names: readonly string[]): HTMLElement | null =>
  within(root)
    .queryAllByRole('button')
    .filter((found) => (found.closest('[role=alertdialog]') !== null) === isOfQuestion)
    .find(({ textContent }) => names.includes(textContent ?? '')) ?? null;

const click = ({ user }: Page, _payload: unknown, control: HTMLElement): Promise<void> => user.click(control);

export const paymentGestures = {
  payByCard: { find: (page) => button(page, false, 'Zaplatit kartou'), perform: click },
  confirm: { find: (page) => button(page, true, 'Zaplatit na fakturu'), perform: click },
  payByInvoice: { find: (page) => button(page, false, 'Zaplatit na fakturu'), perform: click },
  retry: {
    find: (page) => button(page, false, 'Zkusit znovu', 'Zjistit znovu'),
    perform: click,
  },
  dismiss: {
    find: (page) => button(page, false, 'Zpět do košíku') ?? button(page, true, 'Zpět do košíku'),
    perform: click,
  },
  payOn: { find: (page) => button(page, false, 'Zaplatit znovu', 'Zpět na platební bránu'), perform: click },
  cancelOrder: { find: (page) => button(page, false, 'Zrušit objednávku'), perform: click },
  goToOrders: { find: (page) => button(page, false, 'Přejít na objednávky', 'Zavřít'), perform: click },
} satisfies Gestures<typeof paymentModel>;
