import { existsSync } from 'node:fs';
import * as v from 'valibot';
import type { GatewayVariables } from './gateway-variables.ts';
import {
  Address,
  BaseAddress,
  Dsn,
  EnvironmentName,
  ExtensionList,
  Flag,
  Folder,
  GivenName,
  Origin,
  Origins,
  Port,
  Text,
  Token,
} from './values.ts';

const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function gatewayName(gateways: readonly GatewayVariables[]) {
  const names = new Map(gateways.map(({ choice, name }) => [choice, name]));
  return v.pipe(
    v.string(),
    v.toLowerCase(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const name = names.get(dataset.value);
      if (name !== undefined) return name;
      addIssue({ message: `must be ${choices.format(names.keys())}` });
      return NEVER;
    }),
  );
}

const postgresAddress = 'must be an address such as postgres://user:password@host/database';
/** The host may be missing if the address names a socket's folder: `postgres://user@/database?host=/run/postgresql`. */
const isPostgresAddress = (text: string): boolean =>
  /^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text.replace('@/', '@localhost/'));

const smtpAddress = 'must be an address such as smtp://host:25';
const clamdAddress = 'must be a host and a port such as clamd:3310';

const Brand = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+$/, 'must be the name of a file in brands/, without .json'),
  v.check(
    (name) => existsSync(new URL(`../../../brands/${name}.json`, import.meta.url)),
    ({ input }) => `must be the name of a file in brands/: ${input} is no brand there`,
  ),
);
const sender = /^(?:[^<>\p{Cc}]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

/** The variables that do not belong to a group; README.md explains them and their defaults. */
export const variablesWith = (gateways: readonly GatewayVariables[]) =>
  v.object({
    PORT: v.optional(Port, '4000'),
    HOST: v.optional(
      v.pipe(v.string(), v.regex(/^[\w.:%-]+$/, 'must be an address or a name of this computer such as 127.0.0.1')),
    ),
    PUBLIC_URL: v.optional(Origin),
    LINKA_SHOP_URL: v.optional(Origin),
    LINKA_ALLOWED_ORIGINS: v.optional(Origins),
    LINKA_TRUST_PROXY: Flag,
    DATABASE_URL: v.optional(v.pipe(v.string(), v.check(isPostgresAddress, postgresAddress))),
    LINKA_DATA: v.optional(Text, '.data'),
    NODE_ENV: v.optional(
      v.picklist(['production', 'development', 'test'], 'must be production, development or test, or not be set'),
    ),
    LINKA_SANDBOX: Flag,
    LINKA_PUBLIC_API_DOCUMENT: Flag,
    LINKA_EXTENSIONS: v.optional(ExtensionList, 'all'),
    LINKA_MAP_PHONE_TOKEN: v.optional(v.pipe(Text, v.minLength(16, 'must have at least 16 characters'))),
    LINKA_SYSTEM_TOKENS: v.optional(
      v.pipe(
        v.string(),
        v.transform((tokens) => tokens.split(',').map((token) => token.trim())),
        v.everyItem(
          (token) => v.is(Token, token),
          'must be tokens of at least 16 letters, digits or ._~+/-, separated by commas',
        ),
      ),
    ),
    LINKA_ISIC_REGISTER_URL: v.optional(Address),
    SMTP_URL: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^smtps?:\/\/\S+$/, smtpAddress),
        v.url(smtpAddress),
        v.check((address) => new URL(address).hostname !== '', smtpAddress),
      ),
    ),
    LINKA_CLAMD: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[\w.-]+:\d{1,5}$/, clamdAddress),
        v.transform((address) => ({ host: address.replace(/:\d+$/, ''), port: Number(address.split(':').at(-1)) })),
        v.check(({ port }) => port >= 1 && port <= 65_535, clamdAddress),
      ),
    ),
    LINKA_DRAFT_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
    LINKA_PASS_KEY_FILE: v.optional(Text),
    LINKA_FORMER_PASS_KEYS_FILE: v.optional(Text),
    MAIL_FROM: v.optional(
      v.pipe(v.string(), v.regex(sender, 'must be a sender such as Shop <shop@shop.example>')),
      'Linka <no-reply@linka.example>',
    ),
    LOG_LEVEL: v.optional(
      v.picklist(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      ),
    ),
    LINKA_BRAND: v.optional(Brand, 'default'),
    PAYMENT_GATEWAY: v.optional(gatewayName(gateways)),
    LINKA_CLIENT: v.optional(Folder),
    LINKA_FLOWS: v.optional(Folder),
  });

/** In each of the following groups, either all variables without a default are set, or no variable is set. */
export const TokenizationVariables = v.object({
  LINKA_TOKENIZATION_URL: Address,
  LINKA_TOKENIZATION_STATUS_URL: Address,
  LINKA_TOKENIZATION_PROVIDER_ID: GivenName,
  LINKA_TOKENIZATION_PRIVATE_KEY_FILE: Text,
  LINKA_TOKENIZATION_GATEWAY_KEY_FILE: Text,
});

export const ErrorReportingVariables = v.object({
  LINKA_ERROR_REPORTING_DSN: Dsn,
  LINKA_ERROR_REPORTING_ENVIRONMENT: v.optional(EnvironmentName),
});

export const OldCardSystemVariables = v.object({
  LINKA_OLD_CARD_SYSTEM_URL: BaseAddress,
  LINKA_OLD_CARD_SYSTEM_TOKEN: Token,
});

export const S3Variables = v.object({
  LINKA_S3_ENDPOINT: BaseAddress,
  LINKA_S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be a name such as eu-central-1')),
    'us-east-1',
  ),
  LINKA_S3_BUCKET: v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be the name of a bucket: 3 to 63 letters, digits, dots or dashes',
    ),
  ),
  LINKA_S3_ACCESS_KEY: v.pipe(v.string(), v.regex(/^[\w.~+=-]+$/, 'has characters that no access key has')),
  LINKA_S3_SECRET_KEY: Text,
  LINKA_S3_INSECURE: Flag,
  LINKA_S3_ONLY_READ: Flag,
});
