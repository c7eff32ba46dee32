import { expect } from 'vitest';
import { ordersOf } from '../../support/orders.ts';
import { journey, personOf } from '../journey.ts';
import { button, first, label, role, testId, text } from '../screen/query.ts';
import { logIn } from '../screen/shop.ts';

const dialog = role('dialog', 'Dobití peněženky');

journey('a wallet that is topped up by invoice gets the amount as soon as the payment is recorded', async (visit) => {
  const { screen, sandbox, url } = visit;
  const { account, customer } = await personOf(visit, 'adult');
  const newestOrder = async () => (await sandbox.ledger(account.accountId)).orders.at(-1);
  await logIn(screen, account);
  await screen.press(button('Dobít peněženku'));
  await screen.press(button(/^500,00/, dialog));
  await screen.seeValue(label('Částka', dialog), '500');
  await screen.fill(label('Částka', dialog), '500,50');
  await screen.seeText(dialog, /1\s396,00/);
  await screen.keep('top-up');
  await screen.press(button('Přidat a přejít do košíku', dialog));
  await screen.seeText(testId('cart-total'), /500,50/);
  await screen.press(button('Zaplatit na fakturu'));
  await screen.press(button('Zaplatit na fakturu', role('alertdialog')));
  await screen.see(first(text(/podle\sfaktury/)));
  await screen.keep('ordered');
  const order = await newestOrder();
  expect(order).toMatchObject({ price: 50_050 });
  expect(order?.state).not.toBe('PAID');

  const { id = 0 } = order ?? {};
  await ordersOf(url, sandbox, account, customer).bookInvoice(id);
  await expect.poll(async () => (await newestOrder())?.state).toBe('PAID');
  await screen.open(`/#/app/order-list/${id}`);
  await screen.seeText(testId('order-status'), /Zaplaceno a vyřízeno/);
  await screen.keep('booked');
  await screen.open('/#/app/user-account');
  await screen.seeText(testId('wallet-amount'), /1\s396,00/);
  expect((await sandbox.ledger(account.accountId)).wallets).toMatchObject([{ currentAmount: 139_600 }]);
});
