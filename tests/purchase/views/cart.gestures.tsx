import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { cartModel } from '#machines/purchase/cart/model/cart.model.ts';

/** A button of the page, not of the dialog, which is elsewhere in the document. */
const button = ({ root }: Page, name: string): HTMLElement | null => {
  const page = root.querySelector<HTMLElement>('[data-flow=cart]');
  return page === null ? null : within(page).queryByRole('button', { name, hidden: true });
};

const inQuestion = ({ root }: Page, names: readonly string[]): HTMLElement | null => {
  const dialog = within(root).queryByRole('alertdialog');
  if (dialog?.dataset['state'] !== 'open') return null;
  return (
    within(dialog)
      .getAllByRole('button')
      .find((each) => names.includes(each.textContent ?? '')) ?? null
  );
};

export const cartGestures = {
  removeItem: {
    per: 'case',
    find: ({ root }, { id }) => root.querySelector<HTMLElement>(`[data-item="${id}"]`),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  cancelAll: {
    find: (page) => button(page, 'Vyprázdnit košík'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  confirm: {
    find: (page) => inQuestion(page, ['Odebrat', 'Zrušit žádost', 'Vyprázdnit košík']),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  dismiss: {
    find: (page) => inQuestion(page, ['Nechat v košíku']) ?? button(page, 'Nechat, jak je'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  retry: {
    find: (page) => button(page, 'Zkusit znovu'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof cartModel>;
