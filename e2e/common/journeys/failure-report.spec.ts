import { readFileSync } from 'node:fs';
import { readTicket } from '#scripts/replay/read-ticket.ts';
import { failureReportPage } from '../pages/failure-report.page.ts';
import { accessibilityProblems } from '../support/accessibility.ts';
import { openAs, createCustomer } from '../support/customer.ts';
import { createClerk } from '../support/desk.ts';
import { differencesOf, saveLog } from '../support/replay-log.ts';
import { expect, test } from '../support/test.ts';
import { whole } from '../support/whole.ts';

test(
  "a failure report is found by its code, and a replay of the report's file has the same states (RPL-02, RPL-06)",
  whole,
  async ({ page, browser, sandbox, server }) => {
    const account = await sandbox.account('parent');
    await openAs(page, await createCustomer(server.url, account), '/app/user-account');
    await page.getByRole('button', { name: 'Koupit jízdenku' }).click();
    await expect(page.getByRole('dialog').getByLabel('Platí od')).toBeVisible();
    const ofFooter = await saveLog(page);
    expect(ofFooter.flows.map(({ machine }) => machine)).toEqual(
      expect.arrayContaining(['session', 'boot', 'customerSelection', 'ticketFare']),
    );
    expect(JSON.stringify(ofFooter)).not.toContain(account.username);
    expect(await differencesOf(ofFooter)).toBe('');
    await page.keyboard.press('Escape');

    const report = failureReportPage(page);
    await report.open();
    await report.prepare();
    const text = await report.look();
    expect(text).not.toContain(account.username);
    await report.send();
    const code = await report.code();

    const clerk = await createClerk(server.url, sandbox);
    const desk = await (await browser.newContext({ baseURL: server.url, locale: 'cs-CZ' })).newPage();
    await openAs(desk, clerk.customer, '/desk/failures');
    await desk.getByLabel('Kód hlášení').fill(code.toLowerCase().replace('-', ' '));
    await desk.getByRole('button', { name: 'Najít' }).click();
    await expect(desk.getByText(code)).toBeVisible();
    await expect(desk.getByRole('listitem').filter({ hasText: 'session' }).first()).toBeVisible();
    expect(await accessibilityProblems(desk)).toEqual([]);
    const saving = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Stáhnout pro vývojáře' }).click();
    const saved = readTicket(readFileSync(await (await saving).path(), 'utf8'));
    expect(saved).toEqual(JSON.parse(text));
    expect(await differencesOf(saved)).toBe('');

    await desk.getByLabel('Kód hlášení').fill('AAAA');
    await desk.getByRole('button', { name: 'Najít' }).click();
    await expect(desk.getByText('Hlášení s tímto kódem tu není')).toBeVisible();
    await desk.context().close();
  },
);
