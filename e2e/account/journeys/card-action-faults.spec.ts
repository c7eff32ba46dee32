import { transferBalance } from '#contract/endpoints/balance-transfer.ts';
import { connectRegisteredAccount } from '#contract/endpoints/connect-account.ts';
import { createReclamation, reclamations } from '#contract/endpoints/reclamations.ts';
import type { CounterCardKind } from '#server/sandbox/seeds/demo/counter-cards.ts';
import { counterCard } from '#tests/common/server/support/counter-card.ts';
import { connectAccountPage } from '../../common/pages/connect-account.page.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { createComplainant } from '../../common/support/reclamations.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { accountPage } from '../pages/account.page.ts';
import { balanceTransferPage } from '../pages/balance-transfer.page.ts';
import { reclamationPage } from '../pages/reclamation.page.ts';

/** How long a log-in is valid, in milliseconds. */
const life = 60 * 60_000;

const refusals = {
  register: [
    ['adultKnownTwice', /^1 – Dopravce má dva záznamy/],
    ['adultWithAccount', /^4 – Držitel této karty už má vlastní účet/],
    ['childWithoutParent', /^7 – Držitel karty je na vlastní účet příliš mladý/],
    ['adultWithBlockedCard', /^10 – Tuto kartu připojit nelze/],
    ['adultFromShop', /^18 – O\stuto kartu požádal/],
  ],
  assign: [
    ['childOfTwin', /^2 – Dopravce vás jako rodiče vede ve dvou záznamech/],
    ['childAssigned', /^5 – Karta je už přiřazená/],
    ['childOfOther', /^6 – Jako rodič je u\sdržitele/],
    ['adult', /^8 – Na přiřazení je držitel karty už příliš starý/],
    ['childWithoutParent', /^9 – U\sdržitele karty není uveden rodič/],
  ],
} as const satisfies Record<string, readonly (readonly [CounterCardKind, RegExp])[]>;

const places = {
  register: { purpose: 'newcomer', path: '/app/user-account' },
  assign: { purpose: 'parent', path: '/app/assigned-card-list' },
} as const;

for (const mode of ['register', 'assign'] as const)
  test(
    `each refusal to ${mode} a card shows its error number, says who must do what, and keeps the typed numbers (CON-01)`,
    whole,
    async ({ page, sandbox, server }) => {
      await sandbox.settings({ isAssignCardWithoutAgeRestrictionAllowed: false });
      const account = await sandbox.account(places[mode].purpose);
      await openAs(page, await createCustomer(server.url, account), places[mode].path);
      const connect = connectAccountPage(page, mode);
      await connect.open();
      for (const [kind, error] of refusals[mode]) {
        const card = await counterCard(server, account.accountId, kind);
        await connect.changeCardNumber(card.cardNumber);
        await connect.changeApplicationNumber(card.applicationNumber);
        await connect.submit();
        await connect.seeError(error);
        await connect.seeTyped(card.cardNumber);
      }
    },
  );

test(
  'a card that was meanwhile registered in another tab is shown with its number (CON-01)',
  whole,
  async ({ page, context, sandbox, server }) => {
    const account = await sandbox.account('newcomer');
    const [card, other] = [
      await counterCard(server, account.accountId, 'adult'),
      await counterCard(server, account.accountId, 'adult'),
    ];
    const customer = await createCustomer(server.url, account);
    await openAs(page, customer, '/app/user-account');
    const tab = await context.newPage();
    await openAs(tab, customer, '/app/user-account');
    const [here, there] = [connectAccountPage(page, 'register'), connectAccountPage(tab, 'register')];
    for (const [dialog, { cardNumber, applicationNumber }] of [
      [here, other],
      [there, card],
    ] as const) {
      await dialog.open();
      await dialog.changeCardNumber(cardNumber);
      await dialog.changeApplicationNumber(applicationNumber);
    }
    const calls = holdCalls(tab);
    await calls.hold(connectRegisteredAccount);
    await there.submitTwice();
    await calls.release(connectRegisteredAccount, null);
    await there.seeClosed();
    await here.submit();
    await here.seeError(/^11 – Tento účet už má vlastního držitele/);
    await here.seeTyped(other.cardNumber);
  },
);

test('the balance of an old card is moved only one time, even if the transfer is submitted twice in several tabs (TRF-01)', async ({
  page,
  context,
  sandbox,
  server,
}) => {
  const account = await sandbox.account('adult');
  const number = await sandbox.oldCard({ balance: 12_350, holder: { firstName: 'Jana', lastName: 'Novotná' } });
  const customer = await createCustomer(server.url, account);
  const amountOf = async () => (await sandbox.ledger(account.accountId)).wallets[0]?.currentAmount ?? 0;
  const before = await amountOf();
  const tabs = [page, await context.newPage()];
  const gates = tabs.map((tab) => holdCalls(tab));
  for (const [index, tab] of tabs.entries()) {
    await openAs(tab, customer, '/app/user-account');
    const transfer = balanceTransferPage(tab);
    await transfer.open();
    await transfer.changeNumber(number);
    await gates[index]?.hold(transferBalance);
    await transfer.submitTwice();
    await gates[index]?.seeHeld(transferBalance);
  }
  await Promise.all(gates.map((gate) => gate.release(transferBalance, null)));
  await expect.poll(amountOf).toBe(before + 12_350);
  // A call during the first call gets the same result; a later call gets the answer that the card is empty.
  for (const tab of tabs) await balanceTransferPage(tab).seeClosedOr(/^Na této kartě už nic není/);
  expect(await amountOf()).toBe(before + 12_350);
});

test(
  'a reclamation that is submitted by a double click on a slow connection is filed only one time (REC-01)',
  whole,
  async ({ page, sandbox, server }) => {
    const address = { street: 'Nová', streetNumber: '12', city: 'Lipany', zip: '56101' };
    const complainant = await createComplainant(server.url, sandbox, { phoneNumber: '777 123 456', ...address });
    const form = reclamationPage(page);
    const calls = holdCalls(page);
    await openAs(page, complainant.customer, '/app/user-account');
    await form.open();
    await form.changeField('note', 'Karta v autobusu nefunguje.');
    await form.toggleConsent();
    await calls.hold(createReclamation);
    await form.submitTwice();
    await calls.release(createReclamation, 'no-answer-after');
    await form.seeMessage(/Nevíme, zda/);
    await form.seeField('note', 'Karta v autobusu nefunguje.');
    await calls.hold(createReclamation);
    await form.submit();
    await calls.release(createReclamation, null);
    await form.seeClosed();
    expect((await complainant.call(reclamations)).items).toHaveLength(1);
  },
);

test(
  'the texts typed into the dialogs are restored after the session has ended meanwhile (SES-02)',
  whole,
  async ({ page, sandbox }) => {
    const account = await sandbox.account('adult');
    const [login, reclamation, transfer] = [loginPage(page), reclamationPage(page), balanceTransferPage(page)];
    await login.logIn(account);
    await reclamation.open();
    await reclamation.changeField('note', 'Karta v autobusu nefunguje.');
    await reclamation.changeField('city', 'Brodek');
    await sandbox.advanceClock(life);
    await login.seeMessage(/přihlášení vypršelo/);
    await login.enter(account);
    await reclamation.seeField('note', 'Karta v autobusu nefunguje.');
    await reclamation.seeField('city', 'Brodek');
    await reclamation.close();
    await transfer.open();
    await transfer.changeNumber('6299 0000 0000 00');
    await sandbox.advanceClock(life);
    await login.seeMessage(/přihlášení vypršelo/);
    await login.enter(account);
    await transfer.seeNumber(/^6299\s?0000\s?0000\s?00$/);
  },
);

test(
  'the typed numbers of a card are restored after the session has ended meanwhile (SES-02, CON-01)',
  whole,
  async ({ page, sandbox }) => {
    const account = await sandbox.account('newcomer');
    const [login, connect] = [loginPage(page), connectAccountPage(page, 'register')];
    await login.logIn(account);
    await accountPage(page).seeFirstSteps();
    await connect.open();
    await connect.changeCardNumber('2100 0000');
    await sandbox.advanceClock(life);
    await login.seeMessage(/přihlášení vypršelo/);
    await login.enter(account);
    await connect.seeTyped('2100 0000');
  },
);
