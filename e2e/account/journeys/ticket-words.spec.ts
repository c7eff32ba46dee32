import type { Page } from '@playwright/test';
import { addDays, addYears, startOfYear } from '#rules/dates.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { asTyped } from '../../common/support/as-typed.ts';
import { moveToFirstOfLongMonth } from '../../common/support/long-month.ts';
import type { Sandbox } from '../../common/support/sandbox.ts';
import { test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { ticketFarePage } from '../pages/ticket-fare.page.ts';

async function openTicket(page: Page, sandbox: Sandbox, purpose: string) {
  await page.goto('/');
  await loginPage(page).logIn(await sandbox.account(purpose));
  const ticket = ticketFarePage(page);
  await ticket.open();
  return ticket;
}

/** Moves the clock to December. Returns the first day of the next year, from which other prices and tickets are sold. */
async function moveBeforeNewYear(sandbox: Sandbox): Promise<string> {
  const newYear = startOfYear(addYears(await sandbox.today(), 1));
  await sandbox.moveClock(`${addDays(newYear, -14)}T11:00:00.000Z`);
  return newYear;
}

test(
  'the dialog explains how a start in the new year changes the ticket and its price (TFR-06)',
  whole,
  async ({ page, sandbox }) => {
    const newYear = await moveBeforeNewYear(sandbox);
    const ticket = await openTicket(page, sandbox, 'parent');
    await ticket.chooseCombination(/^10denní/);
    await ticket.chooseZone(/^100 /);
    await ticket.changeValidFrom(asTyped(newYear));
    const lost =
      /^Jízdenku „10denní – Dospělý“ s\splatností od .{2,3}\s01\.01\.\d{4} koupit nelze\..*pásmo „100 Lipany-město“/;
    await ticket.seeMessage(lost);
    await ticket.seeStatus(lost);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await ticket.changeValidFrom(asTyped(addDays(newYear, -1)));
    await ticket.seeNoStatus(lost);
    await ticket.chooseCombination(/^30denní/);
    await ticket.seePreview(/550,00/);
    await ticket.changeValidFrom(asTyped(newYear));
    await ticket.seePreview(/572,00/);
    await ticket.seeStatus(/^Od .* stojí jízdenka „30denní – Dospělý“ 572,00.*do\sté\sdoby 550,00/);
    await expectAccessible(page);
  },
);

test(
  'if the chosen ticket changes the first day or the zone, the dialog says so (TFR-06)',
  whole,
  async ({ page, sandbox }) => {
    const ticket = await openTicket(page, sandbox, 'parent');
    const day = addDays(await sandbox.today(), 12);
    await ticket.changeValidFrom(asTyped(day));
    await ticket.chooseCombination(/^Kalendářní pololetí/);
    const shown = day.split('-').toReversed().join('.');
    await ticket.seeStatus(new RegExp(`^První den jsme změnili z\\s.*${shown} na\\sdnešek`));
    await ticket.chooseCombination(/^30denní/);
    await ticket.seeStatus(new RegExp(`^První den je zase .*${shown}`));
    await ticket.chooseZone(/^270 /);
    await ticket.chooseCombination(/^90denní/);
    await ticket.seeMessage(/^Pro pásmo „270 Lesná u\sHranice“ se jízdenka „90denní – Dospělý“ neprodává\./);
    await ticket.chooseZone(/^101 /);
    await ticket.seeNoStatus(/„270 Lesná/);
    await ticket.chooseCombination(/^Slavnosti/);
    await ticket.seeStatus(/„101 Lipany-okolí“.*Zvolili jsme jediné možné pásmo: „100 Lipany-město“/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test('the dialog explains how the price is computed (TFR-07)', whole, async ({ page, sandbox }) => {
  const ticket = await openTicket(page, sandbox, 'student');
  await ticket.chooseCombination(/^30denní/);
  await ticket.chooseZone(/^100 /);
  await ticket.explainPrice();
  await ticket.seeInPrice('Ceník', /^Student s\sISIC – 30denní, Ceník \d{4}$/);
  await ticket.seeInPrice('Plná cena', /^550,00/);
  await ticket.seeInPrice(/^Sleva: Student s\sISIC \(50\s%\)/, /^-275,00/);
  await ticket.seeInPrice(/^Sleva s\sISIC \(20\s%\)/, /^-55,00/);
  await ticket.seeInPrice(/^Cena\d/, /^220,00/);
  await ticket.seeMessage(/^Cena je včetně DPH 12\s% a\svychází asi na 7,33/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test(
  'a cheaper ticket for the same days is offered one time, and can be chosen (TFR-08)',
  whole,
  async ({ page, sandbox }) => {
    await moveToFirstOfLongMonth(sandbox);
    const ticket = await openTicket(page, sandbox, 'parent');
    await ticket.chooseCombination(/^30denní/);
    await ticket.chooseZone(/^100 /);
    await ticket.seeStatus(
      /^Jízdenka „Kalendářní měsíc – Dospělý“ platí ve\sstejných dnech a\sještě 1\sden navíc, a\sstojí o\s27\sKč méně\./,
    );
    await expectAccessible(page);
    await ticket.takeBetterTicket();
    await ticket.seePreviewFocused();
    await ticket.seeCombination(/^Kalendářní měsíc/);
    await ticket.seePreview(/523,00/);
    await ticket.chooseCombination(/^30denní/);
    await ticket.seePreview(/550,00/);
    await ticket.seeNoStatus(/^Jízdenka „Kalendářní měsíc/);
    await ticket.chooseCombination(/^Kalendářní měsíc/);
    await ticket.addAndGoToCart();
    await cartPage(page).seeTotal(/523,00/);
  },
);

test('declining the cheaper ticket keeps the chosen ticket (TFR-08)', whole, async ({ page, sandbox }) => {
  await moveToFirstOfLongMonth(sandbox);
  const ticket = await openTicket(page, sandbox, 'parent');
  await ticket.chooseCombination(/^30denní/);
  await ticket.chooseZone(/^100 /);
  await ticket.declineBetterTicket();
  await ticket.seePreviewFocused();
  await ticket.seeCombination(/^30denní/);
  await ticket.chooseZone(/^101 /);
  await ticket.seePreview(/460,00/);
  await ticket.seeNoStatus(/^Jízdenka „Kalendářní měsíc/);
});
