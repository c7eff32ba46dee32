import { Hono } from 'hono';
import { setTimeout as delay } from 'node:timers/promises';
import { checkWritable } from '../db/check-writable.ts';
import type { Services } from '../services/services.ts';
import type { AppEnv } from './app-env.ts';

/** How long `/readyz` waits for the database (milliseconds). */
const usualPatience = 2000;

/**
 * `/healthz`: 200 while the process runs. `/readyz`: 200 if the database can be written within two seconds and the
 * server is not stopping, else 503.
 */
export function healthApp(services: Services, isStopping: () => boolean, patience = usualPatience): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  /** Only one check runs at a time, so that checks do not use up the connections while the database does not answer. */
  let check: Promise<boolean> | undefined;
  const isWritable = (): Promise<boolean> => {
    check ??= checkWritable(services)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        check = undefined;
      });
    return check;
  };
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    if (isStopping()) return context.text('stopping', 503);
    const ready = await Promise.race([isWritable(), delay(patience, undefined, { ref: false })]);
    if (ready === undefined) return context.text('the database does not answer', 503);
    return ready ? context.text('ready') : context.text('the database cannot be written', 503);
  });
  return app;
}
