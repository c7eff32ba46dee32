import { expect, type Page } from '@playwright/test';

/** FILL IN: what a person does on this page, as methods that find the controls by their Czech texts. */
export const sampleFlowPage = (page: Page) => {
  const flow = page.locator('[data-flow=sampleFlow]');
  return {
    changeValue: (text: string) => flow.getByLabel('FILL IN: Value').fill(text),
    submit: () => flow.getByRole('button', { name: 'FILL IN: Send' }).click(),
    seeDone: () => expect(page.getByText('FILL IN: Sent.').first()).toBeVisible(),
  };
};
