import { addDays } from '#rules/dates.ts';
import { insertApplication } from './applications.ts';
import { insertCard } from './cards.ts';
import type { DemoContext } from './demo-context.ts';
import { insertHolder, insertPerson } from './people.ts';
import { demoTicket, insertTicket } from './tickets.ts';
import { cashTopUp, insertLedger } from './wallet-ledger.ts';

/** A mother with two children and the card of her managed father. */
export async function buildParent(context: DemoContext): Promise<void> {
  const { today } = context;
  const parent = await insertHolder(context, { firstName: 'Lenka', lastName: 'Dvořáková', age: 41 });
  const card = await insertCard(context, { holder: parent, profile: 'ADULT' });
  await insertLedger(context, card, [cashTopUp(30, 40_000)]);

  const lastName = 'Dvořák';
  const child = await insertPerson(context, {
    firstName: 'Matěj',
    lastName,
    age: 8,
    link: 'ASSIGNED',
    parentId: parent.id,
  });
  const childCard = await insertCard(context, { holder: child, profile: 'CHILD' });
  await insertTicket(context, demoTicket(context, childCard, 'DAYS_90', '100', addDays(today, -80)));
  await insertLedger(context, childCard, [cashTopUp(30, 15_000)]);

  const pupil = await insertPerson(context, {
    firstName: 'Eliška',
    lastName: 'Dvořáková',
    age: 12,
    link: 'ASSIGNED',
    parentId: parent.id,
  });
  const pupilCard = await insertCard(context, { holder: pupil, profile: 'PUPIL' });
  await insertLedger(context, pupilCard, [cashTopUp(30, 20_000)]);

  const managed = await insertPerson(context, { firstName: 'Karel', lastName: 'Svoboda', age: 67, link: 'MANAGED' });
  const managedCard = await insertCard(context, { holder: managed, profile: 'SENIOR' });
  await insertLedger(context, managedCard, [cashTopUp(60, 30_000)]);
  await insertApplication(context, { holder: pupil, daysAgo: 3, state: 'WAITING_TO_BE_PRINTED', profile: 'PUPIL' });
}

/** Two parents and three children: one of their tickets has ended, the others end within a week. */
export async function buildFamily(context: DemoContext): Promise<void> {
  const { today } = context;
  const own = await insertHolder(context, { firstName: 'Petra', lastName: 'Horáková', age: 39 });
  const partner = await insertPerson(context, { firstName: 'Tomáš', lastName: 'Horák', age: 41, link: 'MANAGED' });
  const child = (firstName: string, lastName: string, age: number) =>
    insertPerson(context, { firstName, lastName, age, link: 'ASSIGNED', parentId: own.id });
  const people = [
    [own, 'ADULT', 'DAYS_30', '100', -27],
    [await child('Anna', 'Horáková', 13), 'PUPIL', 'DAYS_90', '100', -84],
    [await child('Jakub', 'Horák', 10), 'CHILD', 'DAYS_30', '100', -28],
    [await child('Ema', 'Horáková', 7), 'CHILD', 'DAYS_30', '100', -33],
    [partner, 'ADULT', 'DAYS_30', '100', -24],
  ] as const;
  for (const [holder, profile, tariff, zone, start] of people) {
    const card = await insertCard(context, { holder, profile });
    await insertTicket(context, demoTicket(context, card, tariff, zone, addDays(today, start)));
    await insertLedger(context, card, [cashTopUp(30, 10_000)]);
  }
}
