import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { cartRenewalModel } from '#machines/purchase/cart-renewal/model/cart-renewal.model.ts';

/** Finds a button in the dialog or, if there is no dialog, in the notice above the page. */
const button = ({ root }: Page, ...names: readonly string[]): HTMLElement | null => {
  const question = within(root).queryByRole('alertdialog');
  const place = question?.dataset['state'] === 'open' ? question : root.querySelector<HTMLElement>('[data-flow]');
  if (place === null) return null;
  const found = within(place).queryAllByRole('button', { hidden: true });
  return found.find(({ textContent }) => names.includes(textContent ?? '')) ?? null;
};

const click = ({ user }: Page, _payload: unknown, control: HTMLElement): Promise<void> => user.click(control);

export const cartRenewalGestures = {
  keep: { find: (page) => button(page, 'Podržet košík', 'Zkusit znovu'), perform: click },
  putAside: { find: (page) => button(page, 'Skrýt', 'Nechat vypršet'), perform: click },
} satisfies Gestures<typeof cartRenewalModel>;
