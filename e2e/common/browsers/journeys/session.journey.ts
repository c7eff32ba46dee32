import { expect } from 'vitest';
import { openLogIns } from '#contract/endpoints/trail.ts';
import { journey, personOf } from '../journey.ts';
import { role, testId } from '../screen/query.ts';
import { logIn, logInPage, logOut } from '../screen/shop.ts';

journey('a customer logs in, is still logged in after a reload, and logs out', async (visit) => {
  const { screen } = visit;
  const { account, call } = await personOf(visit, 'adult');
  const countLogIns = async () => (await call(openLogIns)).logIns.length;
  await screen.open('/');
  await screen.see(logInPage);
  await screen.keep('log-in');
  await logIn(screen, account);
  await screen.seeText(role('heading', /Jana Novotná/), /Jana/);
  await screen.seeText(testId('wallet-amount'), /895,50/);
  await screen.keep('account');
  expect(await countLogIns()).toBe(2);

  await screen.open('/readyz');
  await screen.open('/');
  await screen.see(role('heading', /Jana Novotná/));
  await logOut(screen);
  await expect.poll(countLogIns).toBe(1);
  await screen.open('/readyz');
  await screen.open('/#/app/user-account');
  await screen.see(logInPage);
});
