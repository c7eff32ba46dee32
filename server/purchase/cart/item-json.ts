import { sql } from '../../platform/db/orm.ts';
import { customers } from '../../platform/db/schema.ts';

/** The arguments of `json_build_object` that make an `ItemRow` from the row with the alias `item`. */
export const itemJsonFields = sql`'id', item.id, 'type', item.type, 'name', item.name, 'description', item.description,
  'price', item.price, 'taxPercentage', item.tax_percentage, 'quantity', item.quantity, 'payload', item.payload,
  'customer', (
    select json_build_object('firstName', first_name, 'lastName', last_name)
    from ${customers} customer where customer.id = item.customer_id)`;
