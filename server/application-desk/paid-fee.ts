import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { orderItems } from '../db/schema.ts';

/** The condition by which an ordered item is the fee of an application. */
export const isFeeOf = (applicationId: number): SQL | undefined =>
  and(eq(orderItems.type, 'FEE'), sql`(${orderItems.payload}->>'applicationId')::integer = ${applicationId}`);
