import { expect, type Page } from '@playwright/test';

/** Page object: the family board. People are found by the beginning of their names. */
export const familyBoardPage = (page: Page) => {
  const board = page.locator('[data-flow=familyBoard]');
  const person = (name: string) => board.getByRole('article', { name: new RegExp(`^${name}`) });
  const ticket = (name: string) => board.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  const dialog = page.getByRole('dialog', { name: /^Jízdenka: / });
  return {
    open: () => page.goto('/#/app/family-board'),
    toggle: (name: string) => ticket(name).click(),
    tickAll: () => board.getByRole('button', { name: 'Vybrat vše' }).click(),
    tickNone: () => board.getByRole('button', { name: 'Zrušit výběr' }).click(),
    change: (name: string) =>
      board.getByRole('button', { name: new RegExp(`^(Změnit|Vybrat) jízdenku: ${name}`) }).click(),
    undoChange: (name: string) => board.getByRole('button', { name: new RegExp(`^Zpět k návrhu: ${name}`) }).click(),
    chooseTicket: (name: RegExp) => dialog.getByRole('radio', { name }).click(),
    takeChange: () => dialog.getByRole('button', { name: 'Použít' }).click(),
    leaveChange: () => dialog.getByRole('button', { name: 'Zavřít' }).click(),
    add: () => board.getByRole('button', { name: 'Přidat do košíku' }).click(),
    retry: () => board.getByRole('button', { name: 'Zkusit znovu' }).click(),
    seePeople: (count: number) => expect(board.getByRole('article')).toHaveCount(count),
    seeTicked: (name: string) => expect(ticket(name)).toBeChecked(),
    seeUnticked: (name: string) => expect(ticket(name)).not.toBeChecked(),
    seeNoTicket: (name: string) => expect(ticket(name)).toHaveCount(0),
    seeAt: (name: string, text: string | RegExp) => expect(person(name)).toContainText(text),
    seeText: (text: string | RegExp) => expect(board.getByText(text).first()).toBeVisible(),
    seeTotal: (text: string | RegExp) => expect(board.getByTestId('board-total')).toHaveText(text),
  };
};
