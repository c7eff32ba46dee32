import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import { IsoMoment, Username } from '#contract/values.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { wantsPage } from '../../platform/http/wants-page.ts';
import type { Services } from '../../platform/services/services.ts';
import { accountJumps, generalJumps, momentOf } from './clock-jumps.ts';
import { clockPage } from './clock-page.ts';
import { checked, readJson } from './read-json.ts';
import type { Sandbox } from './sandbox.ts';

const century = 100 * 366 * 24 * 3600 * 1000;
const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(-century), v.maxValue(century));
const Move = v.union([
  v.strictObject({ offsetMs: Milliseconds }),
  v.strictObject({ to: IsoMoment }),
  v.strictObject({ advanceMs: Milliseconds }),
]);
type Move = v.InferOutput<typeof Move>;

const minute = 60_000;
const Form = v.union([
  v.object({ minutes: v.pipe(v.string(), v.regex(/^-?\d{1,8}$/), v.transform(Number)) }),
  v.object({ to: IsoMoment }),
  v.object({ localTime: v.pipe(v.string(), v.isoDateTime()) }),
  v.object({ real: v.literal('time') }),
]);

const Query = v.object({ account: v.optional(Username, '') });

function offsetAfter(sandbox: Sandbox, move: Move): number {
  if ('offsetMs' in move) return move.offsetMs;
  if ('advanceMs' in move) return sandbox.offset() + move.advanceMs;
  return sandbox.offset() + Date.parse(move.to) - sandbox.clock.now().getTime();
}

function moveOf(form: v.InferOutput<typeof Form>): Move {
  if ('minutes' in form) return { advanceMs: form.minutes * minute };
  if ('to' in form) return { to: form.to };
  if ('real' in form) return { offsetMs: 0 };
  const moment = momentOf(form.localTime);
  if (moment === null) throw new ApiError('VALIDATION_ERROR', { errors: ['localTime: is no time'] });
  return { to: moment.toISOString() };
}

const stateOf = (sandbox: Sandbox) => ({ now: sandbox.clock.now().toISOString(), offsetMs: sandbox.offset() });

async function showPage(context: Context, sandbox: Sandbox, { database, settings }: Services) {
  const now = sandbox.clock.now();
  const { account } = checked(Query, context.req.query());
  const { TOKEN_LIFETIME_IN_MINUTES } = await settings.numbers(database);
  return context.html(
    clockPage({
      now,
      offsetMinutes: Math.round(sandbox.offset() / minute),
      account,
      jumps: generalJumps(now, TOKEN_LIFETIME_IN_MINUTES),
      accountJumps: account === '' ? [] : await accountJumps(database, account, now),
    }),
  );
}

/**
 * GET and PUT /sandbox/clock: `{offsetMs}`, `{to}` (ISO) or `{advanceMs}`. For browsers: a page with forms; with
 * `?account=` (a username) it offers jumps to the ends of that account's cart and cards.
 */
export function clockTool(sandbox: Sandbox, services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/', async (context) =>
    wantsPage(context) ? showPage(context, sandbox, services) : context.json(stateOf(sandbox)),
  );
  app.put('/', async (context) => {
    await sandbox.moveClock(offsetAfter(sandbox, await readJson(context, Move)));
    return context.json(stateOf(sandbox));
  });
  app.post('/', async (context) => {
    const form = checked(Form, await context.req.parseBody());
    await sandbox.moveClock(offsetAfter(sandbox, moveOf(form)));
    const { account } = checked(Query, context.req.query());
    return context.redirect(`/sandbox/clock${account === '' ? '' : `?account=${encodeURIComponent(account)}`}`, 303);
  });
  return app;
}
