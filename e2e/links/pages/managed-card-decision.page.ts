import { expect, type Page } from '@playwright/test';

/** Page object: the answer to a mailed request to manage a card. */
export const managedCardDecisionPage = (page: Page) => {
  const flow = page.locator('[data-flow=managedCardDecision]');
  return {
    open: (path: string) => page.goto(`/#${path}`),
    decide: () => flow.getByRole('button', { name: 'Přijmout správu karty' }).click(),
    retry: () => flow.getByRole('button', { name: 'Zkusit znovu' }).click(),
    goToApp: () => flow.getByRole('link', { name: 'Zpět do e-shopu' }).click(),
    seeFailure: (text: string | RegExp) => expect(flow.getByText(text)).toBeVisible(),
    seeApproved: () => expect(page.getByText('Kartu teď spravujete ze svého účtu.')).toBeVisible(),
    seeRejected: () => expect(page.getByText('Žádost o správu karty jste odmítli.')).toBeVisible(),
  };
};
