import type { BenchShop } from '../lib/shop.ts';

export const ordersOfOneAccount = 50;

/**
 * Fills a database with orders of one item, `ordersOfOneAccount` for each account. Consecutive orders belong to different
 * accounts, so that an account's orders are stored far apart. Returns the id of one of the accounts.
 */
export async function fillOrders({ client }: BenchShop, orders: number): Promise<number> {
  const accounts = orders / ordersOfOneAccount;
  await client.query(
    `insert into customer_accounts (username, password_hash, verified, terms_agreed_at, created)
     select 'orders-' || place || '@bench.example', 'none', true, now(), now() from generate_series(1, $1::int) place`,
    [accounts],
  );
  const { rows } = await client.query<{ first: number }>('select min(id)::int as first from customer_accounts');
  const first = rows[0]?.first ?? 0;
  await client.query(
    `insert into orders (account_id, state, issued, price, payment_type)
     select $1::int + place % $2::int, 'PAID', now() - place * interval '1 minute', 10000, 'BANK_CARD'
     from generate_series(1, $3::int) place`,
    [first, accounts, orders],
  );
  await client.query(
    `insert into order_items (order_id, type, name, price, tax_percentage, payload)
     select id, 'ELECTRONIC_WALLET', 'Top-up', price, 0, '{"cardNumber": "1234567890"}'::jsonb from orders`,
  );
  await client.exec('vacuum analyze');
  return first + Math.floor(accounts / 2);
}
