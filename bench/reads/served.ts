import type { BenchCustomer } from '../lib/customer.ts';

/** The ports and accounts of the child process, which it sends to its parent. */
export interface Served {
  readonly shopPort: number;
  readonly barePort: number;
  /** An account with one ticket fare in the cart. */
  readonly buyer: BenchCustomer;
  /** An account with a hundred ticket fares in the cart. */
  readonly bulkBuyer: BenchCustomer;
  /** An account with past, present and future ticket fares. */
  readonly holder: BenchCustomer;
}
