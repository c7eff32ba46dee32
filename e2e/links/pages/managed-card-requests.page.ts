import { expect, type Page } from '@playwright/test';

/** Page object: the unanswered requests, on the page of managing accounts. A request is found by its e-mail. */
export const managedCardRequestsPage = (page: Page) => {
  const section = page.getByRole('region', { name: 'Žádosti bez odpovědi' });
  const row = (eMail: string) =>
    section.getByRole('row').filter({ has: page.getByRole('rowheader', { name: eMail, exact: true }) });
  const button = (eMail: string, name: string) => row(eMail).getByRole('button', { name, exact: true });
  return {
    resend: (eMail: string) => button(eMail, 'Poslat znovu').click(),
    withdraw: (eMail: string) => button(eMail, 'Zrušit žádost').click(),
    remove: (eMail: string) => button(eMail, 'Odebrat').click(),
    dismiss: () => section.getByRole('button', { name: 'Zavřít' }).click(),
    seeRequest: (eMail: string) => expect(row(eMail)).toBeVisible(),
    seeInRequest: (eMail: string, text: string | RegExp) => expect(row(eMail)).toContainText(text),
    seeFocusOnResend: (eMail: string) => expect(button(eMail, 'Poslat znovu')).toBeFocused(),
    seeFailure: (text: string | RegExp) => expect(section.getByRole('alert')).toContainText(text),
    seeNone: () => expect(section).toHaveCount(0),
    seeResentTo: (eMail: string) => expect(page.getByText(`Žádost jsme znovu poslali na ${eMail}.`)).toBeVisible(),
  };
};
