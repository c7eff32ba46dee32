import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Page object: a list. A row is found by the text of its first cell; columns and filters are found by their shown names.
 */
export const listPage = (page: Page, caption: string) => {
  const flow = page.locator('[data-flow=list]');
  const table = page.getByRole('table', { name: caption, exact: true });
  const row = (first: string | RegExp): Locator =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: first }) });
  return {
    sortBy: (column: string) => table.getByRole('columnheader', { name: column }).getByRole('button').click(),
    setPageSize: (size: number) => flow.getByLabel('Na stránce').selectOption(String(size)),
    clearFilters: () => flow.getByRole('button', { name: 'Zrušit filtry' }).click(),
    next: () => flow.getByRole('button', { name: 'Další', exact: true }).click(),
    previous: () => flow.getByRole('button', { name: 'Předchozí', exact: true }).click(),
    seeTable: () => expect(table).toBeVisible(),
    openFilter: (filter: string) => flow.getByRole('combobox', { name: filter }).click(),
    chooseOption: (value: string) => page.getByRole('option', { name: value, exact: true }).click(),
    closeFilter: () => page.keyboard.press('Escape'),
    choose: async (filter: string, value: string) => {
      await flow.getByRole('combobox', { name: filter }).click();
      await page.getByRole('option', { name: value, exact: true }).click();
      await page.keyboard.press('Escape');
    },
    chooseDay: async (filter: string, day: string) => {
      await flow.getByLabel(filter, { exact: true }).fill(day);
      await page.keyboard.press('Tab');
    },
    /** If several rows match, the first one is used. */
    expand: (first: string | RegExp) =>
      row(first).getByRole('button', { name: 'Zobrazit podrobnosti' }).first().click(),
    collapse: (first: string | RegExp) => row(first).getByRole('button', { name: 'Skrýt podrobnosti' }).first().click(),
    pressInRow: (first: string | RegExp, action: string) => row(first).getByRole('button', { name: action }).click(),
    /** Shows the rare actions of a row, if they are not shown yet. */
    openMore: async (first: string | RegExp) => {
      const more = row(first).getByRole('button', { name: /^Další akce: / });
      if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
    },
    seeFocusInRow: (first: string | RegExp, action: string) =>
      expect(row(first).getByRole('button', { name: action })).toBeFocused(),
    open: (first: string | RegExp) => row(first).getByRole('link').click(),
    retry: () => flow.getByRole('button', { name: 'Zkusit znovu' }).click(),
    retryFilter: (filter: string) => flow.getByRole('button', { name: `Načíst znovu: ${filter}` }).click(),
    retryDetail: () => flow.getByRole('button', { name: 'Načíst podrobnosti znovu' }).click(),
    seeRow: (first: string | RegExp) => expect(row(first)).toBeVisible(),
    seeInRow: (first: string | RegExp, text: string | RegExp) => expect(row(first)).toContainText(text),
    seeRowCount: (count: number) => expect(table.locator('> tbody > tr')).toHaveCount(count),
    seeRange: (text: string) => expect(flow.getByText(text, { exact: true })).toBeVisible(),
    seeDetail: (text: string | RegExp) => expect(table.getByText(text).first()).toBeVisible(),
    seeFailure: (text: string | RegExp) => expect(flow.getByRole('alert')).toContainText(text),
    seeText: (text: string | RegExp) => expect(flow.getByText(text)).toBeVisible(),
  };
};
