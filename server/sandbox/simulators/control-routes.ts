import { Hono } from 'hono';
import * as v from 'valibot';
import { desc } from '../../platform/db/orm.ts';
import { simulatedPayments } from '../../platform/db/schema.ts';
import { simulatorPath } from '../../platform/remote/gateway-addresses.ts';
import type { Services } from '../../platform/services/services.ts';
import { settlePaidPayments } from '../../purchase/gateways/simulation/books.ts';
import { GatewayFault, readFault, writeFault } from '../../purchase/gateways/simulation/faults.ts';
import { readForm } from '../../purchase/gateways/simulation/read-form.ts';
import { indexPage } from './page/index-page.ts';
import { latestRegistrations } from './tokenization/registrations.ts';

const FaultRequest = v.object({ fault: GatewayFault });
const shown = 20;

/** The tester's controls of the gateways: list payments, inject a fault, run the daily batch with the bank. */
export function controlRoutes({ database }: Services): Hono {
  const app = new Hono();
  app.get('/', async (context) => {
    const latest = await database.select().from(simulatedPayments).orderBy(desc(simulatedPayments.id)).limit(shown);
    return context.html(indexPage(latest, await latestRegistrations(database, shown), await readFault(database)));
  });
  app.get('/faults', async (context) => context.json({ fault: await readFault(database) }));
  app.put('/faults', async (context) => {
    const request = v.safeParse(FaultRequest, await context.req.json<unknown>().catch(() => undefined));
    if (!request.success) return context.json({ error: `fault: ${GatewayFault.options.join(', ')}` }, 400);
    await writeFault(database, request.output.fault);
    return context.json(request.output);
  });
  app.post('/faults', async (context) => {
    const request = v.safeParse(FaultRequest, await readForm(context));
    if (request.success) await writeFault(database, request.output.fault);
    return context.redirect(simulatorPath, 303);
  });
  app.post('/batch', async (context) => {
    await settlePaidPayments(database);
    return context.body(null, 204);
  });
  return app;
}
