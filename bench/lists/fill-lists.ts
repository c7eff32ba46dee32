import type { BenchShop } from '../lib/shop.ts';

export const rowsOfOneOwner = 50;

/** An account and its customer. They own `rowsOfOneOwner` rows in each of the tables. */
export interface Owner {
  readonly accountId: number;
  readonly customerId: number;
  /** The number of all accounts in the database; each has one customer. */
  readonly accounts: number;
}

/** Accounts, customers and links. The rows with the same `place` belong together, but a few accounts own all links. */
const people = [
  `insert into customer_accounts (username, password_hash, verified, created)
   select case place when 7 then 'rara.avis' else 'person' || place end || '@bench.example', 'none', place % 50 <> 0, now() - place * interval '1 minute'
   from generate_series(0, $1::int - 1) place`,
  `insert into customers (first_name, last_name, birth_day)
   select 'Jana', 'Nováková ' || place, date '1950-01-01' + place % 20000 from generate_series(0, $1::int - 1) place`,
  `insert into account_links (account_id, customer_id, type)
   select account.first + place % ($1::int / ${rowsOfOneOwner}), customer.first + place, 'ASSIGNED'
   from generate_series(0, $1::int - 1) place,
     (select min(id) as first from customer_accounts) account, (select min(id) as first from customers) customer`,
];

/** Consecutive rows belong to different people, so that one person's rows are stored far apart. */
const possessions = [
  `insert into customer_cards
     (customer_id, card_number, customer_card_type, carrier_type, state, main, valid_from, valid_to, created, issued)
   select customer.first + place % ($1::int / ${rowsOfOneOwner}), '2100' || place, 'PERSONAL', 'HAULIER_CARD',
     case when place < $1::int / ${rowsOfOneOwner} then 'ACTIVE' else 'EXPIRED' end, true,
     current_date - place % 1000, current_date + place % 1000, now(), now()
   from generate_series(0, $1::int - 1) place, (select min(id) as first from customers) customer`,
  `insert into ticket_fares (card_id, ticket_combination_id, customer_profile_id, tariff_profile_id, zone_ids,
     valid_from, valid_to, price)
   select card.first + place, offer.id, offer.customer_profile_id,
     offer.tariff_profile_id, '[]', current_date - place % 1000, current_date - place % 1000 + 30, 10000
   from generate_series(0, $1::int - 1) place, (select min(id) as first from customer_cards) card,
     (select * from ticket_combinations order by id limit 1) offer`,
  `insert into card_applications (application_number, account_id, customer_id, carrier_type, state, created)
   select 'A' || place, account.first + place % ($1::int / ${rowsOfOneOwner}),
     customer.first + place % ($1::int / ${rowsOfOneOwner}), 'HAULIER_CARD', 'PROCESSED', now()
   from generate_series(0, $1::int - 1) place,
     (select min(id) as first from customer_accounts) account, (select min(id) as first from customers) customer`,
];

/**
 * Fills accounts, customers, links, cards, ticket fares and card applications with the same number of rows each. Returns
 * an owner of `rowsOfOneOwner` rows.
 */
export async function fillLists({ client }: BenchShop, accounts: number): Promise<Owner> {
  for (const statement of [...people, ...possessions]) await client.query(statement, [accounts]);
  await client.exec('vacuum analyze');
  const middle = Math.floor(accounts / rowsOfOneOwner / 2);
  const { rows } = await client.query<{ account: number; customer: number }>(
    `select (select min(id) from customer_accounts)::int as account, (select min(id) from customers)::int as customer`,
  );
  const { account = 0, customer = 0 } = rows[0] ?? {};
  return { accountId: account + middle, customerId: customer + middle, accounts };
}
