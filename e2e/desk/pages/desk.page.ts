import { expect, type Page } from '@playwright/test';

type Action = 'CHECK' | 'ASK_AGAIN' | 'TAKE_BACK' | 'REJECT' | 'PRINT' | 'HAND_OVER' | 'ISSUE';

const buttons: Readonly<Record<Action, string>> = {
  CHECK: 'Schválit údaje',
  ASK_AGAIN: 'Vyžádat znovu',
  TAKE_BACK: 'Vzít výzvu zpět',
  REJECT: 'Zamítnout žádost',
  PRINT: 'Zapsat vyrobenou kartu',
  HAND_OVER: 'Předat kartu',
  ISSUE: 'Vydat kartu',
};

/** Page object: the desk of the operator's staff, with its list of applications and the page of an application. */
export const deskPage = (page: Page) => {
  const dialog = page.getByRole('dialog');
  const table = page.getByRole('table', { name: 'Žádosti o karty' });
  return {
    openPage: (name: string) =>
      page.getByRole('navigation', { name: 'Nabídka pracoviště' }).getByRole('link', { name }).click(),
    seePages: (names: readonly string[]) =>
      expect(page.getByRole('navigation', { name: 'Nabídka pracoviště' }).getByRole('link')).toHaveText(
        names.map((name) => new RegExp(`^${name}(, čeká: .*)?$`)),
      ),
    search: (text: string) => page.getByLabel('Jméno nebo číslo žádosti').fill(text),
    seeApplications: (count: number) => expect(table.locator('> tbody > tr')).toHaveCount(count),
    openApplication: (number: string) => table.getByRole('link', { name: number }).click(),
    selectAll: () => page.getByRole('checkbox', { name: /^Vybrat vše/u }).check(),
    askToHandOver: () => page.getByRole('button', { name: 'Předat vybrané karty' }).click(),
    confirmHandOver: () => page.getByRole('alertdialog').getByRole('button', { name: 'Potvrdit předání' }).click(),
    seeReport: (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible(),
    choose: (action: Action) => page.getByRole('button', { name: buttons[action], exact: true }).click(),
    changeNote: (text: string) => dialog.getByLabel('Zpráva pro zákazníka').fill(text),
    seeNote: (text: string) => expect(dialog.getByLabel('Zpráva pro zákazníka')).toHaveValue(text),
    askPhoto: (asked: boolean) => dialog.getByLabel('Fotografii').setChecked(asked),
    askFile: (asked: boolean) => dialog.getByRole('checkbox').nth(1).setChecked(asked),
    changeCardNumber: (text: string) => dialog.getByLabel('Číslo karty').fill(text),
    changeChipNumber: (text: string) => dialog.getByLabel(/^Číslo čipu/).fill(text),
    submit: () => dialog.locator('button[type=submit]').click(),
    close: () => dialog.getByRole('button', { name: 'Zavřít' }).click(),
    seeDialogClosed: () => expect(dialog).toHaveCount(0),
    seeRefusal: (text: string) => expect(dialog.getByRole('alert')).toContainText(text),
    seeOvertaken: () => expect(page.getByText('Žádost mezitím změnil někdo jiný')).toBeVisible(),
    seeActions: (actions: readonly Action[]) =>
      expect(page.locator('[data-flow=deskAction]').getByRole('button')).toHaveText(
        actions.map((action) => buttons[action]),
      ),
    seeTask: (text: string) => expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible(),
    seeEvent: (text: string, by: string) =>
      expect(
        page.getByRole('list', { name: 'Co se dělo' }).getByRole('listitem').filter({ hasText: text }),
      ).toContainText(by),
    seeTitle: (text: string | RegExp) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text),
  };
};
