import { expect, type Page } from '@playwright/test';

/** Page object: the question before an action; `answers` are the texts of its two buttons. */
export const confirmationPage = (page: Page, answers: { readonly confirm: string; readonly decline: string }) => {
  const question = page.getByRole('alertdialog');
  const footer = question.locator('footer');
  return {
    confirm: () => footer.getByRole('button', { name: answers.confirm }).click(),
    decline: () => footer.getByRole('button', { name: answers.decline }).click(),
    seeQuestion: (text: string) => expect(question).toContainText(text),
    seeFailure: (text: string) => expect(question.getByRole('alert')).toContainText(text),
    seeClosed: () => expect(question).toHaveCount(0),
  };
};
