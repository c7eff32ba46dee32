import type { TestAccount } from '../../support/sandbox.ts';
import { button, label, link, role } from './query.ts';
import type { Screen } from './screen.ts';

const banner = role('banner');
const logOutButton = button('Odhlásit se', banner);

export const logInPage = role('heading', 'Přihlášení');

/** Logs in on the log-in page; opens the page if necessary. */
export async function enterAccount(screen: Screen, { username, password }: Pick<TestAccount, 'username' | 'password'>) {
  await screen.fill(label('E-mail'), username);
  await screen.fill(label('Heslo'), password);
  await screen.press(button('Přihlásit se'));
  await screen.see(logOutButton);
}

export async function logIn(screen: Screen, account: Pick<TestAccount, 'username' | 'password'>) {
  await screen.open('/');
  await enterAccount(screen, account);
}

export async function logOut(screen: Screen) {
  await screen.press(logOutButton);
  await screen.see(logInPage);
}

export const openCart = (screen: Screen) => screen.press(link(/^Košík/, banner));

/** Opens a page by the menu, which is behind a button on narrow screens. */
export async function openByMenu(screen: Screen, name: string) {
  if (await screen.isThere(button('Nabídka'))) await screen.press(button('Nabídka'));
  await screen.press(link(name, role('navigation', 'Hlavní nabídka')));
}

/** Pays the order of the open cart at the simulated gateway. */
export async function payByCard(screen: Screen) {
  await screen.press(button('Zaplatit kartou'));
  await screen.see(role('heading', 'Card payment'));
  await screen.keep('gateway');
  await screen.press(button('Pay'));
}
