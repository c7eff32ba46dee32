import type { PaymentGateway } from '#contract/enumerations.ts';
import type { Extension } from '#contract/extensions.ts';
import type { ErrorReporting } from '#contract/page-configuration.ts';
import type { GatewaySettings } from './gateway-variables.ts';

/** The addresses, provider and keys (PEM) of the gateway that registers bank cards. */
export interface TokenizationConfiguration {
  readonly url: string;
  readonly statusUrl: string;
  readonly providerId: string;
  readonly privateKey: string;
  readonly gatewayPublicKey: string;
}

/** The S3-compatible store of files, and the keys with which the shop signs its requests. */
export interface S3Configuration {
  /** No trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** True: new files are kept in the database, and the store is only read. */
  readonly onlyRead: boolean;
}

/** The address of the old card system, without a trailing slash, and the shop's Bearer token there. */
export interface OldCardSystemConfiguration {
  readonly url: string;
  readonly token: string;
}

/** The values of the environment variables, read only at start (server/platform/configuration/read-configuration.ts). */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** The address of this server as browsers see it, no trailing slash; gateways return to it. */
  readonly publicUrl: string;
  /** The address at which people use the shop's pages, no trailing slash; `publicUrl` if this server serves them. */
  readonly shopUrl: string;
  /** The other origins whose pages may call this server. */
  readonly allowedOrigins: readonly string[];
  /** True when a reverse proxy puts the caller's address into X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** The address of PostgreSQL; undefined = PGlite in `dataDirectory`. */
  readonly databaseUrl: string | undefined;
  /** The folder of PGlite; `memory` stores nothing on disk. */
  readonly dataDirectory: string;
  readonly sandbox: boolean;
  /** The extensions whose calls the server answers; all others are answered with 404. */
  readonly extensions: readonly Extension[];
  /** True when everybody may read the contract at `/api/openapi.json`. */
  readonly publicApiDocument: boolean;
  /** The token of the telephone application; if it is undefined, that application's calls are refused. */
  readonly mapPhoneToken: string | undefined;
  /** The tokens of the operator's other systems; if there are none, their calls are refused. */
  readonly systemTokens: readonly string[];
  /**
   * The address of the register of ISIC cards. Undefined: the sandbox uses the simulator, a real shop confirms no
   * numbers.
   */
  readonly isicRegisterUrl: string | undefined;
  /** Undefined: the sandbox uses the simulator, a real shop transfers no balances. */
  readonly oldCardSystem: OldCardSystemConfiguration | undefined;
  readonly smtpUrl: string | undefined;
  /**
   * The address of clamd, which scans the files that customers submit; undefined = files are not scanned, see
   * server/platform/scanner.
   */
  readonly clamd: { readonly host: string; readonly port: number } | undefined;
  /**
   * Encrypts drafts of card applications and the numbers of old cards. Undefined: the sandbox uses a secret from its
   * database.
   */
  readonly draftKey: string | undefined;
  /**
   * The private key (PEM) that signs passes. Undefined: the sandbox uses a key from its database, a real shop signs no
   * passes.
   */
  readonly passKey: string | undefined;
  /** The former public keys (PEM). Passes that were signed with them can still be checked. */
  readonly formerPassKeys: readonly string[];
  /** Undefined = files are kept in the database. */
  readonly s3: S3Configuration | undefined;
  readonly mailFrom: string;
  readonly logLevel: string;
  readonly brand: string;
  readonly paymentGateway: PaymentGateway;
  /**
   * Addresses and keys of the real gateways. For a gateway without them, the sandbox uses a simulator, with keys made at
   * its first start.
   */
  readonly gateways: Readonly<Partial<Record<PaymentGateway, GatewaySettings>>>;
  /** Undefined: the sandbox uses the simulator, a real shop registers no bank cards. */
  readonly tokenization: TokenizationConfiguration | undefined;
  /** Undefined: browsers report no errors and load no code for reports (ERR-01). */
  readonly errorReporting: ErrorReporting | undefined;
  /** The folder of the built shop. */
  readonly clientDirectory: string;
  /** The folder of the built flow gallery, which the sandbox serves. */
  readonly flowsDirectory: string;
}
