import { addDays, yearsBefore } from '#rules/dates.ts';
import { insertApplication } from './applications.ts';
import type { DemoCard } from './cards.ts';
import { insertCard, insertWallet } from './cards.ts';
import type { DemoContext } from './demo-context.ts';
import { insertOrder, ticketItem, topUpItem } from './orders.ts';
import { insertHolder, type DemoPerson } from './people.ts';
import { demoTicket, insertTicket } from './tickets.ts';
import { cashTopUp, fillWallet, ride, topUp } from './wallet-ledger.ts';

async function insertTickets(context: DemoContext, card: DemoCard): Promise<void> {
  const { today } = context;
  const ticket = (start: number, tariff: 'DAYS_30' | 'DAYS_90') =>
    demoTicket(context, card, tariff, '100', addDays(today, start));
  await insertTicket(context, ticket(-150, 'DAYS_90'));
  await insertTicket(context, ticket(-20, 'DAYS_90'), { cancelled: true });
  for (const [daysAgo, start] of [
    [56, -55],
    [26, -25],
    [1, 5],
  ] as const) {
    const bought = ticket(start, 'DAYS_30');
    const item = ticketItem(context, bought);
    const orderItemId = await insertOrder(context, { daysAgo, state: 'PAID', paymentType: 'BANK_CARD', item });
    await insertTicket(context, bought, { orderItemId });
  }
}

async function insertWalletHistory(context: DemoContext, card: DemoCard): Promise<void> {
  const eWalletId = await insertWallet(context, card);
  const item = topUpItem(card, eWalletId, 60_000);
  const paid = await insertOrder(context, { daysAgo: 40, state: 'PAID', paymentType: 'INVOICE', item });
  await insertOrder(context, { daysAgo: 12, state: 'CANCELLED', paymentType: 'BANK_CARD', item });
  await fillWallet(context, card, eWalletId, [
    cashTopUp(90, 50_000),
    ride(71.8, '301', 'Lipany, hlavní nádraží', 2_800),
    ride(55.1, '312', 'Dubnice, náměstí', 3_000),
    topUp(40, 60_000, paid),
    ride(21.3, '301', 'Lipany, divadlo', 2_800, 3),
    ride(6.2, '340', 'Podhradí, zámek', 3_450),
    ride(1.7, '301', 'Lipany, hlavní nádraží', 2_800),
  ]);
}

async function insertApplications(context: DemoContext, holder: DemoPerson, card: DemoCard): Promise<void> {
  await insertApplication(context, {
    holder,
    daysAgo: 215,
    state: 'PROCESSED',
    profile: 'ADULT',
    branchOffice: 'Lipany, hlavní nádraží',
    card,
  });
  await insertApplication(context, {
    holder,
    daysAgo: 20,
    state: 'REJECTED',
    profile: 'ADULT',
    note: 'Na fotografii není vidět obličej. Podejte prosím žádost znovu, s jinou fotografií.',
    customerChanges: { lastName: 'Novotná Malá', phoneNumber: '+420602987654' },
  });
}

/** A customer with all kinds of data: cards, applications, past, current and future tickets, a wallet, orders. */
export async function buildAdult(context: DemoContext): Promise<void> {
  const { today } = context;
  const holder = await insertHolder(context, { firstName: 'Jana', lastName: 'Novotná', age: 36 });
  const oldCardStart = addDays(yearsBefore(today, 4), -201);
  await insertCard(context, {
    holder,
    profile: 'ADULT',
    state: 'EXPIRED',
    validFrom: oldCardStart,
    validTo: addDays(today, -201),
  });
  const card = await insertCard(context, { holder, profile: 'ADULT' });
  await insertTickets(context, card);
  await insertWalletHistory(context, card);
  await insertApplications(context, holder, card);
}
