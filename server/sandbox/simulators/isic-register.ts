import { Hono } from 'hono';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import type { AppEnv } from '../../platform/http/app-env.ts';

const Holder = v.object({ isicNumber: v.string(), firstName: v.string(), lastName: v.string() });
type Holder = v.InferOutput<typeof Holder>;

const slowMs = 3000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A valid number: S, twelve digits, and a check letter: the remainder of the digits by 26, with A for 0. */
export const simulatedIsicNumber = (digits: string): string =>
  `S${digits}${alphabet.charAt(Number(digits) % alphabet.length)}`;

/**
 * The card of the demo account `student`. It is valid only for this name; every other valid number is valid for any
 * name.
 */
export const studentIsic: Holder = {
  isicNumber: simulatedIsicNumber('420000000001'),
  firstName: 'Adam',
  lastName: 'Beneš',
};

/** Numbers that begin with these digits get a special answer. */
export const specialDigits = { cancelled: '7777', slow: '8888', unavailable: '9999' } as const;

const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('cs') === other.trim().toLocaleLowerCase('cs');

const isStudent = ({ firstName, lastName }: Holder): boolean =>
  isSame(firstName, studentIsic.firstName) && isSame(lastName, studentIsic.lastName);

function isValid(holder: Holder): boolean {
  const [, digits = ''] = /^S(\d{12})[A-Z]$/.exec(holder.isicNumber) ?? [];
  if (digits === '' || holder.isicNumber !== simulatedIsicNumber(digits)) return false;
  if (digits.startsWith(specialDigits.cancelled)) return false;
  return holder.isicNumber !== studentIsic.isicNumber || isStudent(holder);
}

/**
 * The sandbox's register of ISIC cards. The answer depends only on the number, so that tests do not disturb each other.
 */
export function isicSimulator(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/validations', async (context) => {
    const holder = v.safeParse(Holder, await context.req.json<unknown>().catch(() => undefined));
    if (!holder.success) return context.json({ error: 'isicNumber, firstName, lastName' }, 400);
    const digits = holder.output.isicNumber.slice(1);
    if (digits.startsWith(specialDigits.unavailable)) return context.text('Service Unavailable', 503);
    if (digits.startsWith(specialDigits.slow)) await delay(slowMs);
    return context.json({ valid: isValid(holder.output) });
  });
  return app;
}
