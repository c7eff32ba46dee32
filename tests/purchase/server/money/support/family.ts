import { and, eq, inArray } from 'drizzle-orm';
import { familyBoard } from '#contract/endpoints/family-board.ts';
import type { BoardPerson } from '#contract/entities/family-board.ts';
import { addDays } from '#rules/dates.ts';
import { ticketValidity } from '#rules/ticket-validity.ts';
import {
  accountLinks,
  cardProfiles,
  customerCards,
  customerProfiles,
  tariffProfiles,
  ticketCombinations,
  ticketFares,
  zones,
} from '#server/platform/db/schema.ts';
import { ask } from './call.ts';
import { newCustomer, type Customer } from './customer.ts';
import type { Shop } from './shop.ts';

export const boardOf = (shop: Shop, { token }: Pick<Customer, 'token'>) => ask(shop, familyBoard, { token });

/** A person on the board, found by the beginning of the name. */
export async function personOf(shop: Shop, customer: Pick<Customer, 'token'>, firstName: string): Promise<BoardPerson> {
  const { people } = await boardOf(shop, customer);
  const found = people.find(({ fullName }) => fullName.startsWith(firstName));
  if (found === undefined) throw new Error(`expected ${firstName} on the board, got nobody`);
  return found;
}

/** The line that adds the suggested ticket of a person. */
export function lineOf({ fullName, suggestion }: BoardPerson) {
  if (suggestion === null) throw new Error(`expected a suggestion for ${fullName}, got none`);
  const { cardId, start, ticketCombinationId, zone, price } = suggestion;
  return { cardId, validFrom: start, ticketCombinationId, zone: zone.name, price };
}

/** Makes another account to which the assigned people of the first account are linked as well. */
export async function otherGuardian(shop: Shop, { accountId }: Customer): Promise<Customer> {
  const other = await newCustomer(shop, 'newcomer');
  const { database } = shop.services;
  const children = await database
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.type, 'ASSIGNED')));
  const links = children.map(({ customerId, type }) => ({ accountId: other.accountId, customerId, type }));
  await database.insert(accountLinks).values(links);
  return other;
}

/** A ticket that was bought in the past. `start` is in days from today. */
export interface GivenTicket {
  readonly tariff: string;
  readonly zone: string;
  readonly start: number;
  readonly cancelled: boolean;
}

export interface GivenPerson {
  readonly profile: string;
  /** The end of the card in days from today. */
  readonly cardDays: number;
  readonly cardState: 'ACTIVE' | 'BLOCKED';
  readonly tickets: readonly GivenTicket[];
}

/** Gives each person of a family account another card and other tickets, in the order of the links. */
export async function changeFamily(shop: Shop, customer: Customer, people: readonly GivenPerson[]): Promise<void> {
  const { database } = shop.services;
  const links = await database.select().from(accountLinks).where(eq(accountLinks.accountId, customer.accountId));
  const today = shop.today();
  for (const [index, person] of people.entries()) {
    const ofPerson = eq(customerCards.customerId, links[index]?.customerId ?? 0);
    const [card] = await database.select().from(customerCards).where(ofPerson);
    const cardId = card?.id ?? 0;
    const [profile] = await database.select().from(customerProfiles).where(eq(customerProfiles.code, person.profile));
    const customerProfileId = profile?.id ?? 0;
    await database.delete(ticketFares).where(eq(ticketFares.cardId, cardId));
    const validTo = addDays(today, person.cardDays);
    await database.update(customerCards).set({ validTo, state: person.cardState }).where(ofPerson);
    await database.update(cardProfiles).set({ customerProfileId, validTo }).where(eq(cardProfiles.cardId, cardId));
    const sold = await database
      .select({ id: ticketCombinations.id, tariff: tariffProfiles })
      .from(ticketCombinations)
      .innerJoin(tariffProfiles, eq(tariffProfiles.id, ticketCombinations.tariffProfileId))
      .where(eq(ticketCombinations.customerProfileId, customerProfileId));
    const names = person.tickets.map(({ zone }) => zone);
    const network = names.length === 0 ? [] : await database.select().from(zones).where(inArray(zones.name, names));
    const rows = person.tickets.flatMap(({ tariff, zone, start, cancelled }) => {
      const combination = sold.find((one) => one.tariff.code === tariff);
      if (combination === undefined) return [];
      return {
        cardId,
        ticketCombinationId: combination.id,
        customerProfileId,
        tariffProfileId: combination.tariff.id,
        zoneIds: [network.find(({ name }) => name === zone)?.id ?? 0],
        ...ticketValidity(combination.tariff, addDays(today, start), today),
        price: 1,
        cancelled,
      };
    });
    if (rows.length > 0) await database.insert(ticketFares).values(rows);
  }
}
