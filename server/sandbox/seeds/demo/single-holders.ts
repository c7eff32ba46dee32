import { addDays, yearsBefore } from '#rules/dates.ts';
import { insertApplication } from './applications.ts';
import { insertCard } from './cards.ts';
import type { DemoContext } from './demo-context.ts';
import { insertHolder } from './people.ts';
import { insertReclamation } from './reclamations.ts';
import { demoTicket, insertTicket } from './tickets.ts';
import { cashTopUp, insertLedger, ride } from './wallet-ledger.ts';

export async function buildBankCard(context: DemoContext): Promise<void> {
  const holder = await insertHolder(context, { firstName: 'Petr', lastName: 'Kučera', age: 29 });
  const card = await insertCard(context, { holder, type: 'BANK', profile: 'ADULT' });
  await insertTicket(context, demoTicket(context, card, 'DAYS_30', '110', addDays(context.today, -60)));
}

/** One bank card for each state that offers an action; the blocked card has an old ticket. */
export async function buildBankCards(context: DemoContext): Promise<void> {
  const holder = await insertHolder(context, { firstName: 'Klára', lastName: 'Jelínková', age: 36 });
  const seed = { holder, type: 'BANK', profile: 'ADULT' } as const;
  await insertCard(context, seed);
  const blocked = await insertCard(context, { ...seed, state: 'BLOCKED', validFrom: addDays(context.today, -500) });
  await insertTicket(context, demoTicket(context, blocked, 'DAYS_30', '110', addDays(context.today, -400)));
  await insertCard(context, { ...seed, state: 'TOKENIZED', validFrom: context.today });
}

/** Two active cards, as after a merge of customers, without a main card. */
export async function buildTwoCards(context: DemoContext): Promise<void> {
  const holder = await insertHolder(context, { firstName: 'Milan', lastName: 'Šimek', age: 48 });
  const seed = { holder, profile: 'ADULT', main: false } as const;
  await insertCard(context, { ...seed, validFrom: addDays(context.today, -300) });
  const newer = await insertCard(context, seed);
  await insertLedger(context, newer, [cashTopUp(20, 25_000)]);
}

export async function buildVirtualCard(context: DemoContext): Promise<void> {
  const holder = await insertHolder(context, { firstName: 'Tereza', lastName: 'Horáková', age: 24 });
  const card = await insertCard(context, { holder, type: 'VIRTUAL', profile: 'ADULT' });
  await insertLedger(context, card, [cashTopUp(14, 35_000), ride(3, '312', 'Dubnice, náměstí', 2_500, 2)]);
}

/** A card that expires too soon for a ticket of 30 days. */
export async function buildExpiring(context: DemoContext): Promise<void> {
  const holder = await insertHolder(context, { firstName: 'Jiří', lastName: 'Procházka', age: 52 });
  const validTo = addDays(context.today, 12);
  const validFrom = addDays(yearsBefore(validTo, 4), 1);
  const card = await insertCard(context, { holder, profile: 'ADULT', validFrom, validTo });
  await insertLedger(context, card, [cashTopUp(100, 25_000)]);
}

/** A profile that is valid long enough for a ticket of 30 days, but not for 90 days. */
export async function buildStudent(context: DemoContext): Promise<void> {
  const holder = await insertHolder(context, { firstName: 'Adam', lastName: 'Beneš', age: 21 });
  const profileValidTo = addDays(context.today, 45);
  const card = await insertCard(context, { holder, profile: 'STUDENT', profileValidTo });
  await insertLedger(context, card, [cashTopUp(20, 20_000)]);
  await insertApplication(context, {
    holder,
    daysAgo: 1,
    state: 'UNCHECKED_DATA',
    profile: 'STUDENT',
    branchOffice: 'Dubnice',
    customerChanges: { address: { street: 'Palackého', streetNumber: '8', city: 'Dubnice', zip: '56112' } },
  });
}

/** A person whose application waits for another photo. */
export async function buildPhotoAgain(context: DemoContext): Promise<void> {
  const holder = await insertHolder(context, { firstName: 'Alena', lastName: 'Benešová', age: 33 });
  await insertCard(context, { holder, profile: 'ADULT' });
  await insertApplication(context, {
    holder,
    daysAgo: 4,
    state: 'UNCHECKED_DATA',
    profile: 'ADULT',
    branchOffice: 'Dubnice',
    photoAgain: 'Na fotografii máte sluneční brýle. Pošlete prosím jinou, na které je vidět celý obličej.',
  });
}

/** A senior may have several tickets at the same time: there are two. */
export async function buildSenior(context: DemoContext): Promise<void> {
  const name = { firstName: 'Marie', lastName: 'Černá' };
  const holder = await insertHolder(context, { ...name, age: 71 });
  const card = await insertCard(context, { holder, profile: 'SENIOR' });
  await insertTicket(context, demoTicket(context, card, 'DAYS_90', '100', addDays(context.today, -30)));
  await insertTicket(context, demoTicket(context, card, 'DAYS_30', '210', addDays(context.today, -10)));
  await insertLedger(context, card, [cashTopUp(50, 18_000)]);
  const reclamation = { holder, card, contact: name };
  await insertReclamation(context, {
    ...reclamation,
    daysAgo: 40,
    note: 'Automat mi dobil peněženku o 180 Kč, na kartě ale dva dny nic nebylo.',
    answered: {
      state: 'FINALIZED',
      answer: 'Automat byl bez spojení. Částka je v peněžence, omlouváme se za zdržení.',
    },
  });
  await insertReclamation(context, {
    ...reclamation,
    daysAgo: 4,
    note: 'V lince 301 čtečka kartu nepřečetla a řidič mě nechal zaplatit jízdné znovu.',
  });
}

/** A wallet with 2,950.00 of at most 3,000.00: even the smallest recharge is too much. */
export async function buildWalletFull(context: DemoContext): Promise<void> {
  const holder = await insertHolder(context, { firstName: 'Ondřej', lastName: 'Marek', age: 45 });
  const card = await insertCard(context, { holder, profile: 'ADULT' });
  await insertLedger(context, card, [cashTopUp(30, 200_000), cashTopUp(8, 95_000)]);
}

export async function buildNoTicket(context: DemoContext): Promise<void> {
  const holder = await insertHolder(context, { firstName: 'Hana', lastName: 'Veselá', age: 33 });
  const card = await insertCard(context, { holder, profile: 'ZTP' });
  await insertLedger(context, card, [cashTopUp(30, 10_000)]);
}
