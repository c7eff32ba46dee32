import { expect, type Page } from '@playwright/test';
import type { TestAccount } from '../../common/support/sandbox.ts';

export const loginPage = (page: Page) => {
  const username = page.getByLabel('E-mail');
  const password = page.getByLabel('Heslo', { exact: true });
  const submit = page.getByRole('button', { name: 'Přihlásit se' });
  const enter = async (account: Pick<TestAccount, 'username' | 'password'>) => {
    await username.fill(account.username);
    await password.fill(account.password);
    await submit.click();
  };
  return {
    open: () => page.goto('/'),
    typeUsername: (text: string) => username.fill(text),
    typePassword: (text: string) => password.fill(text),
    submit: () => submit.click(),
    submitByKeyboard: () => password.press('Enter'),
    /** Logs in on the log-in page, which is open already. */
    enter,
    /** Opens the log-in page, logs in, and waits for the next page. */
    logIn: async (account: Pick<TestAccount, 'username' | 'password'>) => {
      await page.goto('/');
      await enter(account);
      await page.waitForURL(/#\/(app|desk)\//);
    },
    seeLoginPage: () => expect(page.getByRole('heading', { name: 'Přihlášení', level: 1 })).toBeVisible(),
    seeMessage: (text: string | RegExp) => expect(page.getByText(text)).toBeVisible(),
    seeUsername: (text: string) => expect(username).toHaveValue(text),
  };
};
