import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { familyBoardModel } from '#machines/account/family-board/model/family-board.model.ts';

const names: Readonly<Record<number, string>> = { 1: 'Petra Horáková', 2: 'Jakub Horák', 3: 'Ema Horáková' };

const nameOf = (customerId: number): string => names[customerId] ?? '';
const button = ({ root }: Page, name: string | RegExp) => within(root).queryByRole('button', { name });
const click = ({ user }: Page, _payload: unknown, control: HTMLElement): Promise<void> => user.click(control);

export const familyBoardGestures = {
  toggle: {
    per: 'case',
    find: ({ root }, { customerId }) =>
      within(root).queryByRole('checkbox', { name: new RegExp(`^${nameOf(customerId)}`) }),
    perform: click,
  },
  tickAll: { find: (page) => button(page, 'Vybrat vše'), perform: click },
  tickNone: { find: (page) => button(page, 'Zrušit výběr'), perform: click },
  change: {
    per: 'case',
    find: (page, { customerId }) => button(page, new RegExp(`^(Změnit|Vybrat) jízdenku: ${nameOf(customerId)}`)),
    perform: click,
  },
  undoChange: {
    per: 'case',
    find: (page, { customerId }) => button(page, `Zpět k návrhu: ${nameOf(customerId)}`),
    perform: click,
  },
  add: { find: (page) => button(page, 'Přidat do košíku'), perform: click },
  retry: { find: (page) => button(page, 'Zkusit znovu'), perform: click },
} satisfies Gestures<typeof familyBoardModel>;
