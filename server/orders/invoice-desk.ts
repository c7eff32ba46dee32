import { Hono } from 'hono';
import * as v from 'valibot';
import { PathId } from '../../contract/values.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../services.ts';
import { lockOrder, markPaid } from './order-states.ts';

const Params = v.object({ id: PathId });

/**
 * The operator's desk for invoices (sandbox): POST /:id/invoice-paid books the money of an invoice order, which then
 * is delivered as one paid by card. Answers 204; throws ApiError NOT_FOUND, ORDER_NOT_PENDING.
 */
export function invoiceDesk({ database, clock, wakeOutbox }: Services): Hono {
  const app = new Hono();
  app.post('/:id/invoice-paid', async (context) => {
    const params = v.safeParse(Params, context.req.param());
    if (!params.success) throw new ApiError('NOT_FOUND');
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, params.output.id);
      if (order?.paymentType !== 'INVOICE') throw new ApiError('NOT_FOUND');
      if (!(await markPaid(transaction, order.id, clock.now()))) throw new ApiError('ORDER_NOT_PENDING');
    });
    wakeOutbox();
    return context.body(null, 204);
  });
  return app;
}
