/**
 * The packages that the owner has chosen for the shop. Each is a dependency and is used for its purpose. Only the owner
 * may replace one by another package.
 */
export const designCard: readonly string[] = [
  '@ark-ui/react',
  '@axe-core/playwright',
  '@electric-sql/pglite',
  '@formatjs/intl',
  '@hono/node-server',
  '@pandacss/dev',
  '@playwright/test',
  '@tanstack/react-router',
  '@testing-library/react',
  '@xstate/graph',
  '@xstate/react',
  'browser-image-compression',
  'drizzle-orm',
  'fast-check',
  'hono',
  'ky',
  'luxon',
  'nodemailer',
  'pg',
  'react',
  'react-dom',
  'react-intl',
  'typescript',
  'valibot',
  'vite',
  'vitest',
  'xstate',
  // For password hashes and tokens the owner asks for a library without naming one.
  '@node-rs/argon2',
  'jose',
];

/** Packages that the owner has chosen but that are not used yet, with their purpose. */
export const comingLater: Readonly<Record<string, string>> = {};

/** Chosen packages that are commands: no module imports them. */
export const commands: ReadonlySet<string> = new Set(['typescript']);
