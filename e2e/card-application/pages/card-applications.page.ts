import { expect, type Page } from '@playwright/test';

/** Page object: the tab with the card applications, and the page of one of them. */
export const cardApplicationsPage = (page: Page) => {
  const table = page.getByRole('table', { name: 'Žádosti o kartu' });
  const rows = table.getByRole('rowheader');
  const press = (state: string) =>
    table
      .getByRole('row')
      .filter({ hasText: state })
      .click({ position: { x: 40, y: 12 } });
  /** The link from the read-only wizard to the page of its application. */
  const goToPage = () => page.getByRole('dialog').getByRole('link').click();
  return {
    openTab: () => page.getByRole('tab', { name: 'Žádosti' }).click(),
    seeStates: (states: readonly string[]) => expect(rows).toContainText([...states]),
    seeAssignedCard: () =>
      expect(page.getByText(/^Karta\s.+\sbyla vydána na základě žádosti\s\d{10}\.$/)).toBeVisible(),
    /** Opens the read-only wizard by a press anywhere on the row; on narrow screens, the row is a card. */
    openRow: press,
    goToPage,
    openPage: async (state: string) => {
      await press(state);
      await goToPage();
    },
    /** Opens the read-only wizard by the button with the eye. */
    openByEye: (state: string) =>
      table
        .getByRole('row')
        .filter({ hasText: state })
        .getByRole('button', { name: /^Zobrazit žádost/ })
        .click(),
    /** The id of the application whose page is open. */
    readId: () => Number(/\/card-application\/(\d+)/.exec(page.url())?.[1]),
    seeApplication: () =>
      expect(page.getByRole('heading', { level: 1, name: /^Žádost o kartu\s\d{10}$/ })).toBeVisible(),
    seeStatus: (text: RegExp) => expect(page.getByTestId('application-status')).toHaveText(text),
    seeReason: (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible(),
    seeMissing: () => expect(page.getByText(/Tato žádost mezi\svašimi není/)).toBeVisible(),
    goBack: () => page.getByRole('link', { name: 'Zpět na žádosti' }).click(),
  };
};
