import { expect } from 'vitest';
import { journey, personOf } from '../journey.ts';
import { button, first, label, role, testId, text } from '../screen/query.ts';
import { logIn, openCart, payByCard } from '../screen/shop.ts';

const dialog = role('dialog', 'Nová jízdenka');

journey('a customer chooses a day in the calendar, buys a ticket and pays by card', async (visit) => {
  const { screen, sandbox } = visit;
  const { account } = await personOf(visit, 'adult');
  const before = (await sandbox.ledger(account.accountId)).ticketFares.length;
  await logIn(screen, account);
  await screen.press(button('Koupit jízdenku'));
  await screen.seeText(role('region', 'Náhled jízdenky', dialog), /550,00/);
  await screen.press(button('Otevřít kalendář', dialog));
  await screen.keep('calendar');
  await screen.press(first(button(/28\. prosince/)));
  await screen.seeValue(label('Platí od', dialog), '28.12.2026');
  await screen.seeText(role('region', 'Náhled jízdenky', dialog), /28\.12\.2026/);
  await screen.keep('ticket');
  await screen.press(button('Přidat do košíku', dialog));
  await screen.seeGone(dialog);
  await screen.seeText(testId('cart-count'), /1/);
  await openCart(screen);
  await screen.seeText(testId('cart-total'), /550,00/);
  await screen.see(role('timer'));
  await screen.keep('cart');
  await payByCard(screen);
  await screen.see(first(text(/^Zaplaceno/)));
  await screen.seeGone(testId('cart-count'));
  await screen.keep('paid');

  const { orders, ticketFares } = await sandbox.ledger(account.accountId);
  expect(orders.at(-1)).toMatchObject({ state: 'PAID', price: 55_000 });
  expect(ticketFares).toHaveLength(before + 1);
});
