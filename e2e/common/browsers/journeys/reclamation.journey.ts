import { expect } from 'vitest';
import { reclamations } from '#contract/endpoints/reclamations.ts';
import { createComplainant } from '../../support/reclamations.ts';
import { journey } from '../journey.ts';
import { button, first, label, role, text } from '../screen/query.ts';
import { logIn } from '../screen/shop.ts';

const known = { phoneNumber: '777 123 456', street: 'Nová', streetNumber: '12', city: 'Lipany', zip: '56101' };
const dialog = role('dialog', 'Nová reklamace');

journey('a reclamation is filed, and its progress is shown', async ({ screen, sandbox, url }) => {
  const { account, call } = await createComplainant(url, sandbox, known);
  await logIn(screen, account);
  await screen.press(button('Podat reklamaci'));
  await screen.seeValue(label(/^Město/, dialog), 'Lipany');
  await screen.fill(label(/^Popis závady/, dialog), 'Karta v autobusu nefunguje: čtečka píše „žádná“.');
  await screen.fill(label(/^Telefon/, dialog), '777 999 888');
  await screen.press(role('checkbox', /./, dialog));
  await screen.keep('form');
  await screen.press(button('Odeslat reklamaci', dialog));
  await screen.seeGone(dialog);
  await screen.press(first(button('Zobrazit podrobnosti')));
  await screen.see(first(text(/čtečka píše „žádná“/)));
  await screen.keep('filed');
  expect((await call(reclamations)).items).toMatchObject([
    { contact: { customerPhoneNumber: '777 999 888' }, note: expect.stringContaining('čtečka píše') },
  ]);
});
