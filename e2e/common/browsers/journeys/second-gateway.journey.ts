import { expect } from 'vitest';
import { journey, personOf } from '../journey.ts';
import { button, first, role, testId, text } from '../screen/query.ts';
import { logIn, openCart } from '../screen/shop.ts';

journey(
  'at the second gateway a declined card is not charged, and the second attempt pays the order',
  async (visit) => {
    const { screen, sandbox } = visit;
    const { account, customer } = await personOf(visit, 'parent');
    await customer.fillCart(50_000);
    await logIn(screen, account);
    await openCart(screen);
    await screen.seeText(testId('cart-total'), /500,00/);
    await screen.press(button('Zaplatit kartou'));
    await screen.see(role('heading', 'Card payment'));
    await screen.press(button('Pay with a card that is declined'));
    await screen.press(button('Back to the shop without paying'));
    await screen.see(first(text(/nestrhli/)));
    await screen.keep('declined');
    expect((await sandbox.ledger(account.accountId)).orders.at(-1)?.state).not.toBe('PAID');
    await screen.press(first(button('Zaplatit znovu')));
    await screen.see(role('heading', 'Card payment'));
    await screen.press(button('Pay'));
    await screen.see(first(text(/^Zaplaceno/)));
    await screen.keep('paid');
    expect((await sandbox.ledger(account.accountId)).orders.at(-1)).toMatchObject({ state: 'PAID', price: 50_000 });
  },
  'second',
);
