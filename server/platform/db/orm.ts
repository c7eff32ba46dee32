// What the server uses of the ORM, from here and from orm-tables.ts alone: at each import by its own name Node reads the
// package's list of exports again (180 KB), which took a fifth of the time in which the server starts from its sources.
export * from 'drizzle-orm';
