import { randomInt } from 'node:crypto';
import { oldCardNumberProblem } from '#rules/old-card-number.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eq } from '#server/platform/db/orm.ts';
import { simulatedOldCards } from '#server/platform/db/schema.ts';

export type SimulatedOldCard = typeof simulatedOldCards.$inferSelect;

/** How the numbers of simulated old cards begin. */
const prefix = '6299';

/** The number of a card: the prefix, eleven digits, and a check digit. */
export function simulatedOldCardNumber(digits: string): string {
  const start = `${prefix}${digits}`;
  for (let check = 0; check < 10; check += 1) {
    const number = `${start}${String(check)}`;
    if (oldCardNumberProblem(number) === null) return number;
  }
  throw new Error(`expected eleven digits, got ${digits}`);
}

/** A number that no other card has. */
export const newOldCardNumber = (): string =>
  simulatedOldCardNumber(
    `9${String(randomInt(100_000)).padStart(5, '0')}${String(randomInt(100_000)).padStart(5, '0')}`,
  );

const card = (place: number, of: Pick<SimulatedOldCard, 'balance'> & Partial<SimulatedOldCard>): SimulatedOldCard => ({
  cardNumber: simulatedOldCardNumber(String(place).padStart(11, '0')),
  holder: null,
  fault: 'NONE',
  ...of,
});

/** The cards that exist from the start. A tester can make others (sandbox/tools/old-card-tool.ts). */
export const demoOldCards = {
  withBalance: card(1, { balance: 150_00 }),
  empty: card(2, { balance: 0 }),
  full: card(3, { balance: 2_999_00 }),
  /** The personal card of the demo account `adult`. */
  ofAdult: card(4, { balance: 80_50, holder: { firstName: 'Jana', lastName: 'Novotná', birthDay: null } }),
  ofNobody: card(5, { balance: 500_00, holder: { firstName: 'Oldřich', lastName: 'Starý', birthDay: '1950-02-03' } }),
  slow: card(6, { balance: 20_00, fault: 'SLOW' }),
  unavailable: card(7, { balance: 20_00, fault: 'UNAVAILABLE' }),
  errorAfterTaking: card(8, { balance: 20_00, fault: 'ERROR_AFTER_TAKING' }),
  noAnswerAfterTaking: card(9, { balance: 20_00, fault: 'NO_ANSWER_AFTER_TAKING' }),
} as const satisfies Record<string, SimulatedOldCard>;

/** Adds the missing cards of {@link demoOldCards}. */
export async function addDemoOldCards(database: Database): Promise<void> {
  await database.insert(simulatedOldCards).values(Object.values(demoOldCards)).onConflictDoNothing();
}

export async function findOldCard(database: Database, cardNumber: string): Promise<SimulatedOldCard | undefined> {
  await addDemoOldCards(database);
  const [found] = await database.select().from(simulatedOldCards).where(eq(simulatedOldCards.cardNumber, cardNumber));
  return found;
}
