import { expect, type Page } from '@playwright/test';
import { confirmationPage } from '../../common/pages/confirmation.page.ts';

/**
 * Page object: who has access, where the account is logged in, which events have happened, and which mails were sent.
 */
export const myTrailPage = (page: Page) => {
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const access = section('Kdo má přístup');
  const logIns = section('Otevřená přihlášení');
  const events = section('Co se stalo');
  const mails = section('Poslané e-maily');
  const question = page.getByRole('alertdialog');
  const others = logIns.getByRole('button', { name: /^Ukončit (?!všechna)/ });
  const confirm = () =>
    question.getByRole('button', { name: /^(?:Ukončit (?:přihlášení|ostatní|správu)|Zrušit adresu)$/ }).click();
  return {
    retryLogIns: () => logIns.getByRole('button', { name: 'Zkusit znovu' }).click(),
    /** Opens the question whether to end the first log-in of another device. */
    askToEnd: () => others.first().click(),
    askToEndOthers: () => logIns.getByRole('button', { name: 'Ukončit všechna ostatní' }).click(),
    confirm,
    decline: () => confirmationPage(page, { confirm: '', decline: 'Ponechat' }).decline(),
    logOutHere: () => logIns.getByRole('button', { name: 'Odhlásit se' }).click(),
    seeLogIns: (count: number) => expect(logIns.getByRole('listitem')).toHaveCount(count),
    seePresent: () => expect(logIns.getByRole('listitem').filter({ hasText: 'Toto zařízení' })).toHaveCount(1),
    seeOnlyHere: () => expect(logIns.getByText('Jinde přihlášeni nejste.')).toBeVisible(),
    seeManager: (username: string) => expect(access.getByText(username)).toBeVisible(),
    seeNoAccess: () => expect(access.getByText('Nikdo jiný nemůže nic vašeho vidět ani spravovat.')).toBeVisible(),
    endManagement: async () => {
      await access.getByRole('button', { name: 'Ukončit správu' }).click();
      await confirm();
    },
    showGroup: (name: string) => events.getByRole('combobox', { name: 'Zobrazit' }).selectOption({ label: name }),
    seeEvent: (sentence: string | RegExp) => expect(events.getByText(sentence).first()).toBeVisible(),
    seeNoEvent: (sentence: string | RegExp) => expect(events.getByText(sentence)).toHaveCount(0),
    seeMail: (subject: string | RegExp) => expect(mails.getByText(subject).first()).toBeVisible(),
    seeToast: (text: string) => expect(page.getByText(text)).toBeVisible(),
  };
};
