import { journey, personOf } from '../journey.ts';
import { button, role, testId } from '../screen/query.ts';
import { logIn } from '../screen/shop.ts';

journey('a customer reads the account page in another language, also after a reload', async (visit) => {
  const { screen } = visit;
  const { account } = await personOf(visit, 'adult');
  await logIn(screen, account);
  await screen.see(button('Koupit jízdenku'));
  await screen.press(button('English', role('contentinfo')));
  await screen.see(button('Buy a ticket'));
  for (const tab of ['Wallet', 'Tickets', 'Orders']) {
    if (await screen.isThere(role('tab', tab))) await screen.press(role('tab', tab));
    await screen.keep(`tab-${tab}`);
  }
  await screen.open('/readyz');
  await screen.open('/#/app/user-account');
  await screen.see(button('Buy a ticket'));
  await screen.seeText(testId('wallet-amount'), /895\.50/);
});
