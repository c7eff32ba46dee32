/** How the server of a worker is configured. */
export interface ServerOptions {
  readonly gateway: 'csob' | 'gpwebpay';
  /** `pglite`: the database is a new folder, which the server seeds at its first start, as with `npm start`. */
  readonly database: 'postgres' | 'pglite';
  /** `plain`: the server has only the specified calls, and a test fails if a page makes another call. */
  readonly backEnd: 'whole' | 'plain';
}
