import { expect, type Page } from '@playwright/test';

/** Page object: the return from the gateway. */
export const paymentReturnPage = (page: Page) => {
  const flow = page.locator('[data-flow=paymentReturn]');
  const result = page.getByRole('region', { name: /^(Zaplaceno|Platba|Objednávka|Nic jsme vám nestrhli)/ });
  return {
    seeResult: (heading: RegExp) => expect(result.getByRole('heading', { level: 2 })).toHaveText(heading),
    seeNoResult: () => expect(result).toHaveCount(0),
    openAllOrders: () => page.getByRole('link', { name: 'Všechny objednávky' }).click(),
    payFromResult: () => result.getByRole('button', { name: 'Zaplatit znovu' }).click(),
    /** The distinct left and right edges of the rows with the order's documents. */
    documentEdges: async () => {
      const steps = page.getByRole('region', { name: 'Doklady a podrobnosti' }).locator('a, button');
      const edges = await steps.evaluateAll((all) =>
        all.map((step) => {
          const { left, right } = step.getBoundingClientRect();
          return `${String(left)}–${String(right)}`;
        }),
      );
      return new Set(edges);
    },
    retry: () => flow.getByRole('button', { name: 'Zjistit znovu' }).click(),
    goToOrders: () => flow.getByRole('button', { name: 'Přejít na objednávky' }).click(),
    seeChecking: () => expect(flow.getByText('Zjišťujeme výsledek platby…')).toBeVisible(),
    seeUndecided: () => expect(flow.getByText(/banka ji ještě zpracovává/)).toBeVisible(),
    seeUnanswered: () => expect(flow.getByText('Zatím nevíme, zda jsme vám platbu strhli')).toBeVisible(),
    /**
     * The outcome is shown as a toast at the address of the order list, which address contains the order and no fields of the return.
     */
    seeOutcome: async (text: string | RegExp) => {
      await expect(page).toHaveURL(/#\/app\/order-list(\?result=\d+)?$/);
      await expect(page.locator('[data-flow=toasts]').getByText(text)).toBeVisible();
    },
  };
};
