import { expect, type Page } from '@playwright/test';
import { confirmationPage } from '../../common/pages/confirmation.page.ts';
import { listPage } from '../../common/pages/list.page.ts';

/** Page object: the tab with the customer's cards. A row is found by the name of its card's state. */
export const chipCardsPage = (page: Page) => {
  const list = listPage(page, 'Karty');
  const tab = page.getByRole('tab', { name: 'Karty' });
  return {
    openTab: () => tab.click(),
    seeTab: () => expect(page.getByRole('tab', { name: 'Karty', selected: true })).toBeVisible(),
    seeStates: async (states: readonly string[]) => {
      await expect(page.getByRole('table', { name: 'Karty' }).getByRole('rowheader')).toHaveText([...states]);
    },
    /** Each button has the height of one line of text. */
    seeButtonsInOneLine: () =>
      expect
        .poll(async () => {
          const buttons = await page.getByRole('table', { name: 'Karty' }).locator('tbody').getByRole('button').all();
          const heights = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.height));
          return [...new Set(heights)];
        })
        .toEqual([44]),
    seeInRow: list.seeInRow,
    seeFailure: list.seeFailure,
    retry: list.retry,
    sortBy: list.sortBy,
    /** Presses the button of an action in a row and confirms the question. */
    act: async (state: string, action: string) => {
      await list.pressInRow(state, action);
      await confirmationPage(page, { confirm: action, decline: 'Zpět' }).confirm();
    },
    press: list.pressInRow,
    seeOffered: (state: string, action: string, isOffered: boolean) =>
      expect(
        page
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: state }) })
          .getByRole('button', { name: action }),
      ).toHaveCount(isOffered ? 1 : 0),
  };
};
