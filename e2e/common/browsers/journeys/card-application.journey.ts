import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { portrait } from '../../support/pictures.ts';
import { journey, personOf } from '../journey.ts';
import { button, first, label, role, testId, text } from '../screen/query.ts';
import { logIn, payByCard } from '../screen/shop.ts';

const wizard = role('dialog', /^Žádost o/);
const next = button('Pokračovat', wizard);
const step = (name: string) => role('heading', name, wizard);

journey('a newcomer applies for a card with a photo, and pays for it', async (visit) => {
  const { screen, sandbox } = visit;
  const { account } = await personOf(visit, 'newcomer');
  const folder = await mkdtemp(join(tmpdir(), 'linka-photo-'));
  const photo = await portrait();
  await writeFile(join(folder, photo.name), photo.buffer);
  const lastName = `Nováčková-${crypto.randomUUID().slice(0, 8)}`;
  const typed: Readonly<Record<string, RegExp>> = {
    Alžběta: /^Jméno$/,
    [lastName]: /^Příjmení$/,
    '6. 5. 1991': /^Datum narození$/,
    Lipová: /^Ulice$/,
    '12': /^Číslo/,
    Plzeň: /^Město$/,
    '30100': /^PSČ$/,
  };

  await logIn(screen, account);
  await screen.press(button('Požádat o čipovou kartu'));
  await screen.see(step('Osobní údaje'));
  for (const [value, field] of Object.entries(typed)) await screen.fill(label(field, wizard), value);
  await screen.seeValue(label(/^Datum narození$/, wizard), '06.05.1991');
  await screen.upload('[data-flow=photo] input[type=file]:not([capture])', join(folder, photo.name));
  await screen.keep('photo');
  await screen.press(button('Použít výřez', wizard));
  await screen.see(role('img', 'Fotka na kartě', wizard));
  await rm(folder, { recursive: true });
  for (const consent of [/^Souhlasím s/, /^Beru na vědomí/]) await screen.press(label(consent, wizard));
  await screen.press(next);

  await screen.see(step('Údaje o kartě'));
  await screen.press(label('Poštou', wizard));
  await screen.seeValue(label(/^Ulice$/, wizard), 'Lipová');
  await screen.keep('card');
  await screen.press(next);

  await screen.see(step('Shrnutí'));
  await screen.seeText(role('region', 'Držitel karty', wizard), new RegExp(`Alžběta ${lastName}.*06.05.1991`));
  await screen.keep('summary');
  await screen.press(button(/^(Potvrdit a přejít do košíku|Do košíku)$/, wizard));
  await screen.seeText(testId('cart-total'), /130,00/);
  await payByCard(screen);
  await screen.see(first(text(/^Zaplaceno/)));
  await screen.keep('paid');

  const { cardApplications, orders } = await sandbox.ledger(account.accountId);
  expect(cardApplications).toMatchObject([{ state: 'UNCHECKED_DATA' }]);
  expect(orders).toMatchObject([{ state: 'PAID', price: 13_000 }]);
});
