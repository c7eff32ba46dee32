/** How the server of a worker is configured. */
export interface ServerOptions {
  /** The card gateway. */
  readonly gateway: 'csob' | 'gpwebpay';
  /** `pglite`: a folder of its own, seeded at its first start as by `npm start`. */
  readonly database: 'postgres' | 'pglite';
}
