import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { orderModel } from '#machines/purchase/order/model/order.model.ts';

const ofFlow = ({ root }: Page, name: string): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>('[data-flow=order] button, [data-order] button')].find(
    ({ textContent }) => textContent === name,
  ) ?? null;

/** Finds a button in the open confirmation dialog. */
const inQuestion = ({ root }: Page, names: readonly string[]): HTMLElement | null => {
  const open = within(root)
    .queryAllByRole('alertdialog')
    .find((dialog) => dialog.dataset['state'] === 'open');
  if (open === undefined) return null;
  const isWanted = ({ textContent }: HTMLElement): boolean => names.includes(textContent ?? '');
  return within(open).getAllByRole('button').find(isWanted) ?? null;
};

const click = ({ user }: Page, _payload: unknown, control: HTMLElement): Promise<void> => user.click(control);
const files = { invoice: 'Stáhnout fakturu (PDF)', calendar: 'Přidat do kalendáře' };

export const orderGestures = {
  payAgain: { find: (page) => ofFlow(page, 'Zaplatit'), perform: click },
  payByCard: { find: (page) => ofFlow(page, 'Zaplatit kartou'), perform: click },
  payByInvoice: { find: (page) => ofFlow(page, 'Zaplatit na fakturu'), perform: click },
  cancelOrder: { find: (page) => ofFlow(page, 'Zrušit objednávku'), perform: click },
  sendEmail: { find: (page) => ofFlow(page, 'Poslat potvrzení znovu'), perform: click },
  download: { find: (page, { file }) => ofFlow(page, files[file]), perform: click },
  confirm: { find: (page) => inQuestion(page, ['Zrušit objednávku', 'Zaplatit na fakturu']), perform: click },
  dismiss: {
    find: (page) => inQuestion(page, ['Ponechat', 'Zůstat u karty']) ?? ofFlow(page, 'Nechat, jak je'),
    perform: click,
  },
  retry: { find: (page) => ofFlow(page, 'Zkusit znovu'), perform: click },
} satisfies Gestures<typeof orderModel>;
