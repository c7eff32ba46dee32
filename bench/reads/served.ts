import type { BenchCustomer } from '../lib/customer.ts';

/** Where the child process serves, and for whom: what it tells its parent. */
export interface Served {
  readonly shopPort: number;
  readonly barePort: number;
  /** Has a ticket fare and a top-up in the cart. */
  readonly buyer: BenchCustomer;
  /** Has ticket fares, past, present and future. */
  readonly holder: BenchCustomer;
}
