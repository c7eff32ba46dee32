/** The database could not be reached. */
export class DatabaseAway extends Error {
  constructor(options?: ErrorOptions) {
    super('the database cannot be reached', options);
  }
}
