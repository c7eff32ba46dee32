// What tables are defined with; see orm.ts.
export * from 'drizzle-orm/pg-core';
