import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { confirmationModel } from '#machines/common/confirmation/model/confirmation.model.ts';

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

export const confirmationGestures = {
  confirm: { find: (page) => inQuestion(page, 'Zrušit objednávku'), perform: click },
  decline: { find: (page) => inQuestion(page, 'Ponechat'), perform: click },
} satisfies Gestures<typeof confirmationModel>;
