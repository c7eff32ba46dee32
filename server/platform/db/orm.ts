// The parts of the ORM that the server uses. Import them only from here and from orm-tables.ts: at each direct import,
// Node parses the package's list of exports again (180 KB). This took a fifth of the time in which the server starts
// from its sources.
export * from 'drizzle-orm';
