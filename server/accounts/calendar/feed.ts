import { Hono } from 'hono';
import type { Context } from 'hono';
import type { CalendarSubject } from '../../platform/credentials/calendar-tokens.ts';
import { callerNetwork } from '../../platform/http/address.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import type { Services } from '../../platform/services/services.ts';
import { attemptLimits } from '../auth/attempt-limits.ts';
import { claimAttempt } from '../auth/attempts.ts';
import { isUnchanged } from './is-unchanged.ts';
import { findSubject, publishCalendar } from './publish-calendar.ts';
import type { PublishedCalendar } from './publish-calendar.ts';

/**
 * Only the program that subscribes may store the calendar, search engines must not list it, no page may embed it, and no
 * other site learns its address.
 */
const privateHeaders = {
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
};

/**
 * The account whose calendar a file name identifies; undefined for a name that is not signed, or that was replaced or
 * removed.
 */
async function subjectOf(
  { calendarTokens, database }: Services,
  fileName: string,
): Promise<CalendarSubject | undefined> {
  if (!fileName.endsWith('.ics')) return undefined;
  const token = fileName.slice(0, -'.ics'.length);
  const key = calendarTokens.keyOf(token);
  const subject = key === undefined ? undefined : await findSubject(database, key);
  return subject !== undefined && calendarTokens.isSigned(token, subject) ? subject : undefined;
}

/**
 * Counts a fetch. A fetch of a known calendar is counted for the calendar, a fetch of an unknown address for the
 * caller's network. So a known calendar can be fetched even if many other fetches come from the same network: the
 * servers of a large provider fetch for many people. Throws ApiError TOO_MANY_ATTEMPTS.
 */
async function claimFetch(
  { database, settings }: Services,
  subject: CalendarSubject | undefined,
  asker: { readonly address: string; readonly now: Date },
): Promise<void> {
  const numbers = await settings.numbers(database);
  const limits = attemptLimits(
    numbers,
    'calendar',
    subject === undefined
      ? { address: { value: asker.address, allowed: numbers.REQUESTS_ALLOWED_PER_ADDRESS } }
      : { key: { value: subject.key, allowed: numbers.CALENDAR_FETCHES_ALLOWED } },
  );
  await claimAttempt(database, limits, asker.now);
}

function answer(context: Context<AppEnv>, { text, fingerprint, changed }: PublishedCalendar): Response {
  const etag = `"${fingerprint}"`;
  const headers = { ...privateHeaders, etag, 'last-modified': changed.toUTCString() };
  if (isUnchanged((name) => context.req.header(name), etag, changed)) return context.body(null, 304, headers);
  return context.body(text, 200, {
    ...headers,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="linka.ics"',
  });
}

/**
 * Serves the calendars of accounts to the programs that subscribe to them. The token in the address of a calendar is the
 * only credential. An unknown, replaced or removed address and that of a deleted account get the same answer.
 */
export function feedApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/:fileName', async (context) => {
    const now = services.clock.now();
    const subject = await subjectOf(services, context.req.param('fileName'));
    await claimFetch(services, subject, { address: callerNetwork(context, services.configuration.trustProxy), now });
    const calendar = subject && (await publishCalendar(services, subject, now));
    if (calendar === undefined) return context.text('There is no calendar at this address.\n', 404, privateHeaders);
    return answer(context, calendar);
  });
  return app;
}
