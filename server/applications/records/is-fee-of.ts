import { and, eq, sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import type { cartItems, orderItems } from '../../platform/db/schema.ts';

/** The condition that an item of a cart or of an order is the fee of an application. */
export const isFeeOf = (items: typeof cartItems | typeof orderItems, applicationId: number): SQL | undefined =>
  and(eq(items.type, 'FEE'), sql`(${items.payload}->>'applicationId')::integer = ${applicationId}`);
