import { addDays } from '#rules/dates.ts';
import { insertCard } from './cards.ts';
import type { DemoContext } from './demo-context.ts';
import { insertHolder, insertPerson } from './people.ts';
import { demoTicket, insertTicket } from './tickets.ts';

/**
 * A parent and three children, with changes that happen soon: the parent's card ends in 40 days, one child turns 15 in
 * two months, a student must prove their ISIC again in 45 days, and a pupil's profile ends in August.
 */
export async function buildGrowingUp(context: DemoContext): Promise<void> {
  const { today } = context;
  const own = await insertHolder(context, { firstName: 'Irena', lastName: 'Marešová', age: 44 });
  const child = await insertPerson(context, {
    firstName: 'Vojtěch',
    lastName: 'Mareš',
    age: 14,
    birthdayInDays: 61,
    link: 'ASSIGNED',
    parentId: own.id,
  });
  const pupil = await insertPerson(context, {
    firstName: 'Tereza',
    lastName: 'Marešová',
    age: 12,
    link: 'ASSIGNED',
    parentId: own.id,
  });
  const student = await insertPerson(context, { firstName: 'Ondřej', lastName: 'Mareš', age: 20, link: 'MANAGED' });
  const cards = [
    [
      await insertCard(context, {
        holder: own,
        profile: 'ADULT',
        validFrom: addDays(today, -1420),
        validTo: addDays(today, 40),
      }),
      'DAYS_90',
    ],
    [await insertCard(context, { holder: child, profile: 'CHILD' }), 'DAYS_30'],
    [await insertCard(context, { holder: pupil, profile: 'PUPIL' }), 'DAYS_90'],
    [await insertCard(context, { holder: student, profile: 'STUDENT', profileValidTo: addDays(today, 45) }), 'DAYS_30'],
  ] as const;
  for (const [card, tariff] of cards)
    await insertTicket(context, demoTicket(context, card, tariff, '100', addDays(today, -12)));
}
