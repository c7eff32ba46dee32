import { PGlite } from '@electric-sql/pglite';
import { Hono } from 'hono';
import { listen } from '#server/listen.ts';
import type { AppEnv } from '#server/platform/http/app-env.ts';
import { createCustomer } from '../lib/customer.ts';
import { createBenchShop } from '../lib/shop.ts';
import type { BenchShop } from '../lib/shop.ts';
import { fillCart, fillCartUp } from './fill-cart.ts';
import type { Served } from './served.ts';

/** A minimal server: it reads one row by its primary key with the driver's own query, and answers it as JSON. */
function bareApp({ client }: BenchShop): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const query = PGlite.prototype.query.bind(client);
  app.get('/accounts/:id', async (context) => {
    const { rows } = await query('select * from customer_accounts where id = $1', [context.req.param('id')]);
    return context.json(rows[0]);
  });
  return app;
}

/** Serves the shop and the minimal server from one process on one database, until the parent process ends it. */
async function serve(): Promise<Served> {
  const shop = await createBenchShop({ logs: true });
  const [buyer, holder] = [await createCustomer(shop, 'parent'), await createCustomer(shop, 'adult')];
  const bulkBuyer = await createCustomer(shop, 'virtual-card');
  await fillCart(shop, buyer);
  await fillCartUp(shop, bulkBuyer, 100);
  const [real, bare] = [await listen(shop.app, '127.0.0.1', 0), await listen(bareApp(shop), '127.0.0.1', 0)];
  return { shopPort: real.port, barePort: bare.port, buyer, bulkBuyer, holder };
}

/** Answers each message with the processor time used so far, in microseconds. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.send?.(await serve());
