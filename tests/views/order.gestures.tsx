import { within } from '@testing-library/react';
import type { orderModel } from '../../machines/order/order.model.ts';
import type { Gestures, Page } from '../formal/gestures.ts';

const ofFlow = ({ root }: Page, name: string): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>('[data-flow=order] button, [data-row] button')].find(
    ({ textContent }) => textContent === name,
  ) ?? null;

const inQuestion = ({ root }: Page, name: string): HTMLElement | null => {
  const dialog = within(root).queryByRole('alertdialog');
  if (dialog?.dataset['state'] !== 'open') return null;
  return (
    within(dialog)
      .getAllByRole('button')
      .find(({ textContent }) => textContent === name) ?? null
  );
};

const click = ({ user }: Page, _payload: unknown, control: HTMLElement): Promise<void> => user.click(control);

export const orderGestures = {
  payAgain: { find: (page) => ofFlow(page, 'Zaplatit znovu'), perform: click },
  cancelOrder: { find: (page) => ofFlow(page, 'Zrušit objednávku'), perform: click },
  confirm: { find: (page) => inQuestion(page, 'Zrušit objednávku'), perform: click },
  dismiss: { find: (page) => inQuestion(page, 'Ponechat') ?? ofFlow(page, 'Nechat, jak je'), perform: click },
  retry: { find: (page) => ofFlow(page, 'Zkusit znovu'), perform: click },
} satisfies Gestures<typeof orderModel>;
