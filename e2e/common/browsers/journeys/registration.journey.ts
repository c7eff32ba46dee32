import { mailedPath } from '../../support/mailed-link.ts';
import { freshAddress } from '../../support/visitor.ts';
import { journey } from '../journey.ts';
import { button, label, link, role, text } from '../screen/query.ts';
import { enterAccount } from '../screen/shop.ts';

const password = 'Linka-2026';

journey('a visitor registers, follows the mailed link and logs in', async ({ screen, url }) => {
  const username = freshAddress();
  await screen.open('/');
  await screen.press(link('Vytvořit účet'));
  await screen.fill(label('E-mail'), username);
  await screen.fill(label('Heslo'), password);
  await screen.fill(label('Heslo znovu'), password);
  for (const consent of [/^Je mi alespoň/, /^Souhlasím s\s/, /^Souhlasím se /])
    await screen.press(role('checkbox', consent));
  await screen.keep('form');
  await screen.press(button('Zaregistrovat se'));
  await screen.see(text(username));

  await screen.open(`/#${await mailedPath(url, username, 'verify')}`);
  await screen.see(text('Účet je ověřený. Můžete se přihlásit.'));
  await screen.keep('verified');
  await enterAccount(screen, { username, password });
  await screen.keep('logged-in');
});
