import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { IsoMoment } from '../../contract/values.ts';
import type { AppEnv } from '../http/app-env.ts';
import { sandboxPage } from './page.ts';
import type { Html } from './page.ts';
import { checked, readJson, wantsPage } from './read-json.ts';
import type { Sandbox } from './sandbox.ts';

const century = 100 * 366 * 24 * 3600 * 1000;
const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(-century), v.maxValue(century));
const Move = v.union([
  v.strictObject({ offsetMs: Milliseconds }),
  v.strictObject({ to: IsoMoment }),
  v.strictObject({ advanceMs: Milliseconds }),
]);
const minute = 60_000;
const Form = v.object({ minutes: v.pipe(v.string(), v.regex(/^-?\d{1,8}$/), v.transform(Number)) });

function offsetAfter(sandbox: Sandbox, move: v.InferOutput<typeof Move>): number {
  if ('offsetMs' in move) return move.offsetMs;
  if ('advanceMs' in move) return sandbox.offset() + move.advanceMs;
  return sandbox.offset() + Date.parse(move.to) - sandbox.clock.now().getTime();
}

const stateOf = (sandbox: Sandbox) => ({ now: sandbox.clock.now().toISOString(), offsetMs: sandbox.offset() });

function page(sandbox: Sandbox): Html {
  const { now, offsetMs } = stateOf(sandbox);
  return sandboxPage(
    'Clock',
    html`<p>
        The shop's time is <strong>${now}</strong>, ${String(Math.round(offsetMs / minute))} minutes from the real time.
      </p>
      <form method="post">
        <label>Move by minutes <input name="minutes" inputmode="numeric" value="60" required /></label>
        <button>Move</button>
      </form>
      <form method="post">
        <input type="hidden" name="minutes" value="0" /><button>Back to the real time</button>
      </form>`,
  );
}

/** GET and PUT /sandbox/clock: `{offsetMs}`, `{to}` (ISO) or `{advanceMs}`; for browsers a page with a form. */
export function clockTool(sandbox: Sandbox): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/', (context) => (wantsPage(context) ? context.html(page(sandbox)) : context.json(stateOf(sandbox))));
  app.put('/', async (context) => {
    await sandbox.moveClock(offsetAfter(sandbox, await readJson(context, Move)));
    return context.json(stateOf(sandbox));
  });
  app.post('/', async (context) => {
    const { minutes } = checked(Form, await context.req.parseBody());
    await sandbox.moveClock(minutes === 0 ? 0 : sandbox.offset() + minutes * minute);
    return context.redirect('/sandbox/clock', 303);
  });
  return app;
}
