/**
 * The packages that the owner has chosen for the shop, each with its purpose. Each is a dependency and is used for this
 * purpose. Only the owner may replace a package by another one.
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
  // The owner requires a library for password hashes and tokens, but has not chosen one.
  '@node-rs/argon2',
  'jose',
];

/** Packages that the owner has chosen but that are not used yet, with their purpose. */
export const comingLater: Readonly<Record<string, string>> = {};

/** Chosen packages that are command-line tools: no module imports them. */
export const commands: ReadonlySet<string> = new Set(['typescript']);
