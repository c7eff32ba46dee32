import { sql } from '../db/orm.ts';
import { customers } from '../db/schema.ts';

/** A person's name in the form by which lists are sorted. */
export const lastNameFirst = sql`(${customers.lastName} || ' ' || ${customers.firstName})`;
