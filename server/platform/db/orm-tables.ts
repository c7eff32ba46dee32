// The parts of the ORM that define tables; see orm.ts.
export * from 'drizzle-orm/pg-core';
