import { expect, type Page } from '@playwright/test';
import { photoPage } from '../../common/pages/photo.page.ts';

/** Page object: the form on an application's page that submits a photo or files again. */
export const applicationCorrectionPage = (page: Page) => {
  const root = page.locator('[data-flow=applicationCorrection]');
  return {
    root,
    photo: photoPage(page, 'Nová fotografie'),
    send: () => root.getByRole('button', { name: 'Odeslat' }).click(),
    seeAsked: (note: RegExp) => expect(page.getByText(note)).toBeVisible(),
    seeProblem: (text: string | RegExp) => expect(root.getByText(text)).toBeVisible(),
    seeFailure: (text: RegExp) => expect(root.getByRole('alert')).toContainText(text),
    seeNothingAsked: () => expect(root).toHaveCount(0),
  };
};
