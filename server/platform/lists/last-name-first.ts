import { sql } from '../db/orm.ts';
import { customers } from '../db/schema.ts';

/** A person's name as lists are sorted by it. */
export const lastNameFirst = sql`(${customers.lastName} || ' ' || ${customers.firstName})`;
