import { updateCustomerAccountNotification } from '#contract/endpoints/customer-account-notifications.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { createCustomer, createLastingCustomer, openAs } from '../../common/support/customer.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { settingOf } from '../../common/support/notifications.ts';
import { reminderLink } from '../../common/support/reminders.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { notificationSettingPage } from '../pages/notification-setting.page.ts';
import { notificationUnsubscribePage } from '../pages/notification-unsubscribe.page.ts';

test('a reminder arrives, its link switches reminders of cards off, and the settings switch them on again (NTF-02)', async ({
  page,
  sandbox,
  server,
}) => {
  const account = await sandbox.account('expiring');
  const customer = await createLastingCustomer(server.url, account, sandbox);
  const path = await reminderLink(server.url, sandbox, account);
  // The end of the card is also a coming change, about which a second mail is sent.
  const subjects = async () => (await sandbox.ledger(account.accountId)).mails.map(({ subject }) => subject).toSorted();
  await expect
    .poll(subjects)
    .toEqual([
      expect.stringMatching(/: karta platí naposledy \d\d\.\d\d\.\d{4}$/),
      expect.stringMatching(/^Platnost karty končí \d\d\.\d\d\.\d{4}$/),
    ]);

  const unsubscribe = notificationUnsubscribePage(page);
  await unsubscribe.open(path);
  await expect(page).toHaveURL(/#\/unsubscribe-notifications\?token=/);
  await unsubscribe.seeQuestion(/platnost\s+karty\?$/);
  expect((await settingOf(server.url, customer, 'CARD_EXPIRATION')).email).toBe(true);
  await unsubscribe.switchOff();
  await unsubscribe.seeSwitchedOff(/konec\s+platnosti\s+karty\s+je\s+vypnuté/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect((await settingOf(server.url, customer, 'TICKET_EXPIRATION')).email).toBe(true);

  await openAs(page, customer, '/app/notification-setting');
  const card = notificationSettingPage(page);
  await card.seeEMail(false);
  await card.switchEMail();
  await card.seeSaved();
  expect((await settingOf(server.url, customer, 'CARD_EXPIRATION')).email).toBe(true);
});

test('changed values are saved when another page is opened, and when the page is closed (NTF-01)', async ({
  page,
  sandbox,
  server,
}) => {
  const customer = await createCustomer(server.url, await sandbox.account('adult'));
  const days = async () => (await settingOf(server.url, customer, 'CARD_EXPIRATION')).daysInAdvance;
  const card = notificationSettingPage(page);
  await openAs(page, customer, '/app/notification-setting');
  await card.typeDays('45');
  await page.evaluate(() => window.location.assign('#/app/account-setting'));
  await expect.poll(days).toBe(45);

  await page.goto('/#/app/notification-setting');
  await card.seeDays('45');
  await card.typeDays('46');
  await page.goto('about:blank');
  await expect.poll(days).toBe(46);
});

test(
  'a change during a save is saved after this save, even if another page is opened (NTF-01)',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('adult'));
    const calls = holdCalls(page);
    const ticket = notificationSettingPage(page, 'Jízdenky');
    await openAs(page, customer, '/app/notification-setting');
    await ticket.seeDays('3');
    await calls.hold(updateCustomerAccountNotification);
    await ticket.typeDays('7');
    await ticket.pressInDays('Enter');
    await ticket.switchEMail();
    await page.evaluate(() => window.location.assign('#/app/account-setting'));
    await expect(page.locator('[data-flow=notificationRow]')).toHaveCount(0);
    await calls.release(updateCustomerAccountNotification, null);
    await expect
      .poll(() => settingOf(server.url, customer, 'TICKET_EXPIRATION'))
      .toMatchObject({ daysInAdvance: 7, email: false });
  },
);

test(
  'the field accepts only digits, arrow keys stay in the range, and wrong numbers become the nearest allowed ones (NTF-01)',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('adult'));
    const card = notificationSettingPage(page);
    await openAs(page, customer, '/app/notification-setting');
    await card.seeRange(/30\s+až\s+90/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await card.typeDays('asi 9x5 dní');
    await card.seeDays('95');
    await card.pressInDays('Enter');
    await card.seeDays('90');
    await card.seeMessage(/nejbližší\s+možnou\s+hodnotu,\s+90\s+dní/);
    await card.pressInDays('ArrowUp');
    await card.seeDays('90');
    await card.pressInDays('ArrowDown');
    await card.pressInDays('Tab');
    await card.seeSaved();
    expect((await settingOf(server.url, customer, 'CARD_EXPIRATION')).daysInAdvance).toBe(89);
  },
);
