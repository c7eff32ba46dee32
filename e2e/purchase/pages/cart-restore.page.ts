import { expect, type Page } from '@playwright/test';

/** Page object: the offer to put back the items of an expired cart. */
export const cartRestorePage = (page: Page) => {
  const flow = page.locator('[data-flow=cartRestore]');
  const lines = flow.getByRole('list', { name: 'Co bylo v košíku' }).getByRole('listitem');
  const press = (name: string) => flow.getByRole('button', { name }).click();
  return {
    restore: () => press('Vrátit do košíku'),
    letGo: () => press('Nevracet'),
    retry: () => press('Zkusit znovu'),
    dismiss: () => press('Nechat, jak je'),
    seeLine: (name: string | RegExp, text: string | RegExp) =>
      expect(lines.filter({ hasText: name })).toContainText(text),
    seeLineCount: (count: number) => expect(lines).toHaveCount(count),
    seeNoOffer: () => expect(flow.getByRole('heading')).toHaveCount(0),
  };
};
