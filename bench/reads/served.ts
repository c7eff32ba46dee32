import type { BenchCustomer } from '../lib/customer.ts';

/** The addresses and accounts of the child process, sent to its parent. */
export interface Served {
  readonly shopPort: number;
  readonly barePort: number;
  /** Has one ticket fare in the cart. */
  readonly buyer: BenchCustomer;
  /** Has a hundred. */
  readonly bulkBuyer: BenchCustomer;
  /** Has ticket fares, past, present and future. */
  readonly holder: BenchCustomer;
}
