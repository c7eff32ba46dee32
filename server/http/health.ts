import { Hono } from 'hono';
import { sql } from '../db/orm.ts';
import type { Services } from '../services/services.ts';
import type { AppEnv } from './app-env.ts';

/** `/healthz`: the process runs. `/readyz`: 200 when the database answers and the server is not stopping, else 503. */
export function healthApp(services: Services, isStopping: () => boolean): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    if (isStopping()) return context.text('stopping', 503);
    try {
      await services.database.execute(sql`select 1`);
      return context.text('ready');
    } catch {
      return context.text('the database does not answer', 503);
    }
  });
  return app;
}
