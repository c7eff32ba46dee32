/**
 * The packages that the owner has chosen for the shop. Each is a dependency and is used for its purpose; only the owner
 * may decide to use something else for it.
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
  // Tokens and password hashes: the owner asks for a library of each kind.
  '@node-rs/argon2',
  'jose',
];

/** Packages of the card that are not used yet, with their purpose. */
export const comingLater: Readonly<Record<string, string>> = {
  'browser-image-compression': 'makes the photo of a card application smaller, once there is the application',
};

/** Packages of the card that are commands: no module imports them. */
export const commands: ReadonlySet<string> = new Set(['typescript']);
