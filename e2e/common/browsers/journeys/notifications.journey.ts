import { expect } from 'vitest';
import { settingOf } from '../../support/notifications.ts';
import { journey, personOf } from '../journey.ts';
import { label, role, text } from '../screen/query.ts';
import { logIn } from '../screen/shop.ts';

const card = role('region', 'Karta');
const tickets = role('region', 'Jízdenky');

journey('changed reminders are saved', async (visit) => {
  const { screen, url } = visit;
  const { account, customer } = await personOf(visit, 'adult');
  await logIn(screen, account);
  await screen.open('/#/app/notification-setting');
  await screen.fill(label('Kolik dní předem', card), '45');
  await screen.pressKey('Enter');
  await screen.see(text('Uloženo', card));
  await screen.press(role('checkbox', /./, tickets));
  await screen.see(text('Uloženo', tickets));
  await screen.keep('changed');
  expect(await settingOf(url, customer, 'CARD_EXPIRATION')).toMatchObject({ daysInAdvance: 45, email: true });
  expect((await settingOf(url, customer, 'TICKET_EXPIRATION')).email).toBe(false);
  await screen.open('/readyz');
  await screen.open('/#/app/notification-setting');
  await screen.seeValue(label('Kolik dní předem', card), '45');
});
