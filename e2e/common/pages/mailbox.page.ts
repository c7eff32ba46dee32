import { expect, type Page } from '@playwright/test';

/** Page object: the sandbox's mailbox. */
export const mailboxPage = (page: Page) => {
  const open = (recipient: string) => page.goto(`/sandbox/mailbox?recipient=${encodeURIComponent(recipient)}`);
  const mails = page.getByRole('row').filter({ has: page.getByRole('link') });
  const seeMailCount = (recipient: string, count: number) =>
    expect(async () => {
      await open(recipient);
      await expect(mails).toHaveCount(count, { timeout: 100 });
    }).toPass();
  return {
    /** Waits until the recipient has exactly this number of mails. */
    seeMailCount,
    followLink: async (recipient: string) => {
      await open(recipient);
      await mails.first().getByRole('link').click();
      const text = (await page.locator('pre').textContent()) ?? '';
      await page.goto(/https?:\/\/\S+#\/\S+\?token=\S+/.exec(text)?.[0] ?? '');
    },
  };
};
