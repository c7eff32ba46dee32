import { customerCards } from '#contract/endpoints/customers.ts';
import { confirmationPage } from '../../common/pages/confirmation.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { widths } from '../../common/support/widths.ts';
import { accountPage } from '../pages/account.page.ts';
import { chipCardsPage } from '../pages/chip-cards.page.ts';
import { marketingConsentPage } from '../pages/marketing-consent.page.ts';

for (const width of widths(1440, 360)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      'a bank card is blocked and activated again, and the other cards are deleted (BNK-01)',
      whole,
      async ({ page, sandbox, server }) => {
        const customer = await createCustomer(server.url, await sandbox.account('bank-cards'));
        const cards = chipCardsPage(page);
        const check = async () => {
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        };
        await openAs(page, customer, '/app/user-account');
        await cards.openTab();
        await cards.seeStates(['Tokenizovaná', 'Aktivní', 'Blokovaná']);
        await cards.seeOffered('Blokovaná', 'Aktivovat', false);
        await cards.seeButtonsInOneLine();
        await check();

        await cards.press('Aktivní', 'Zablokovat');
        const question = confirmationPage(page, { confirm: 'Zablokovat', decline: 'Zpět' });
        await question.seeQuestion('přestane platit ve vozidlech');
        await check();
        await question.confirm();
        await expect(page.getByText(/Karta\s\d+\sje\szablokovaná\./)).toBeVisible();
        await cards.seeStates(['Tokenizovaná', 'Blokovaná', 'Blokovaná']);
        // The card at the top of the page is the blocked card.
        await accountPage(page).seeTicketCannotBeBought('Karta není aktivní');

        await page.getByRole('button', { name: 'Aktivovat' }).first().click();
        await confirmationPage(page, { confirm: 'Aktivovat', decline: 'Zpět' }).confirm();
        await cards.seeStates(['Tokenizovaná', 'Aktivní', 'Blokovaná']);

        await cards.act('Tokenizovaná', 'Smazat');
        await cards.seeStates(['Aktivní', 'Blokovaná']);
        await cards.act('Blokovaná', 'Smazat');
        await cards.seeStates(['Aktivní']);
        await page.reload();
        await cards.seeTab();
        await cards.seeStates(['Aktivní']);
        // The ticket of the deleted card stays in the history, without its number.
        await accountPage(page).openTicketsTab();
        await expect(page.getByText(/9203\*{6}\d{8}/)).toBeVisible();
        await check();
      },
    );

    test('a marketing consent is given and withdrawn (CRD-01)', whole, async ({ page, sandbox, server }) => {
      const customer = await createCustomer(server.url, await sandbox.account('virtual-card'));
      const cards = chipCardsPage(page);
      const consent = marketingConsentPage(page);
      await openAs(page, customer, '/app/user-account?tab=chip-cards');
      for (const [value, shown, toast] of [
        [true, 'Ano', /Souhlas je uložen/],
        [false, 'Ne', /posílat nebudeme/],
      ] as const) {
        await consent.open();
        await consent.seeChoice(!value);
        await expectAccessible(page);
        await consent.toggle();
        await consent.submit();
        await consent.seeClosed();
        await expect(page.getByText(toast)).toBeVisible();
        await cards.seeInRow('Aktivní', new RegExp(`${shown}\\s*Upravit souhlas`));
      }
      await expectNoSidewaysScroll(page);
    });

    test('the account can buy nothing until one of the two cards is chosen as the main card (CRD-02)', async ({
      page,
      sandbox,
      server,
    }) => {
      await sandbox.settings({ isAssignCardWithoutAgeRestrictionAllowed: false });
      const customer = await createCustomer(server.url, await sandbox.account('two-cards'));
      const cards = chipCardsPage(page);
      await openAs(page, customer, '/app/user-account');
      await page.getByRole('link', { name: 'Přejít na seznam karet' }).click();
      await expect(page.getByText('Vyberte hlavní kartu')).toBeVisible();
      await cards.seeStates(['Aktivní', 'Aktivní']);
      await expect(page.getByRole('button', { name: 'Koupit jízdenku' })).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      // The page shows the newer card; the older card, the second in the list, becomes the main card.
      await page.getByRole('button', { name: 'Nastavit jako hlavní' }).nth(1).click();
      const question = confirmationPage(page, { confirm: 'Nastavit jako hlavní', decline: 'Zpět' });
      await question.seeQuestion('platí dál');
      const number = await page.getByRole('alertdialog').getByText(/2100/).textContent();
      await question.confirm();
      await expect(page.getByRole('button', { name: 'Koupit jízdenku' })).toBeVisible();
      await expect(page.getByText('Vyberte hlavní kartu')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Nastavit jako hlavní' })).toHaveCount(0);
      const main = /2100\d{4}\s\d{2}\s\d{7}\s\d/.exec(number ?? '')?.[0] ?? 'none';
      await accountPage(page).seeCard(main);
      await expectNoSidewaysScroll(page);
    });
  });
}

test(
  'if the list of cards cannot be loaded, the page says so and offers to load it again',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('bank-cards'));
    const calls = holdCalls(page);
    const cards = chipCardsPage(page);
    await calls.hold(customerCards);
    await openAs(page, customer, '/app/user-account?tab=chip-cards');
    await calls.release(customerCards, faultOf({}, 'FORBIDDEN'));
    await cards.seeFailure('Karty se nepodařilo načíst');
    await page.unrouteAll();
    await cards.retry();
    await cards.seeStates(['Tokenizovaná', 'Aktivní', 'Blokovaná']);
  },
);

test(
  'a card with a valid ticket is not deleted, and the question shows the reason',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('bank-cards'));
    const cards = chipCardsPage(page);
    await openAs(page, customer, '/app/user-account?tab=chip-cards');
    await cards.press('Blokovaná', 'Smazat');
    // 395 days ago, the card's only ticket was valid.
    await sandbox.advanceClock(-395 * 24 * 60 * 60 * 1000);
    const question = confirmationPage(page, { confirm: 'Smazat', decline: 'Zpět' });
    await question.confirm();
    await question.seeFailure('až jízdenka skončí');
    await question.decline();
    await cards.seeStates(['Tokenizovaná', 'Aktivní', 'Blokovaná']);
  },
);
