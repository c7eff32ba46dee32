import type { ErrorReporting } from '#contract/page-configuration.ts';

/** ČSOB's address, merchant and keys (PEM). */
export interface CsobConfiguration {
  readonly apiUrl: string;
  readonly merchantId: string;
  readonly privateKey: string;
  readonly gatewayPublicKey: string;
}

/** GP webpay's addresses, merchant and keys (PEM). */
export interface GpWebpayConfiguration {
  readonly url: string;
  readonly statusUrl: string;
  readonly merchantNumber: string;
  readonly privateKey: string;
  readonly gatewayPublicKey: string;
  readonly digestAlgorithm: 'RSA-SHA1' | 'RSA-SHA256';
}

/** The addresses, provider and keys (PEM) of the gateway that registers bank cards. */
export interface TokenizationConfiguration {
  readonly url: string;
  readonly statusUrl: string;
  readonly providerId: string;
  readonly privateKey: string;
  readonly gatewayPublicKey: string;
}

/** Where an S3-compatible store keeps files, and by which keys it knows the shop. */
export interface S3Configuration {
  /** No trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** New files are kept in the database; those that the store has already can be read. */
  readonly onlyRead: boolean;
}

/** Where the old card system is called, without a slash at the end, and the Bearer token that it knows the shop by. */
export interface OldCardSystemConfiguration {
  readonly url: string;
  readonly token: string;
}

/** What the environment variables set; read once at start (server/platform/configuration/read-configuration.ts). */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** The shop's address as browsers see it, no trailing slash; gateways return to it. */
  readonly publicUrl: string;
  /** True when a reverse proxy names the caller in X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** The address of PostgreSQL; undefined = PGlite in `dataDirectory`. */
  readonly databaseUrl: string | undefined;
  /** The folder of PGlite; `memory` stores nothing on disk. */
  readonly dataDirectory: string;
  readonly sandbox: boolean;
  /** True when everybody may read the contract at `/api/openapi.json`. */
  readonly publicApiDocument: boolean;
  /** The telephone application's own token; without it that application's calls are refused. */
  readonly mapPhoneToken: string | undefined;
  /** The tokens of the operator's other systems; without any, their calls are refused. */
  readonly systemTokens: readonly string[];
  /** The address of the register of ISIC cards; undefined in the sandbox = the simulator, else no number is confirmed. */
  readonly isicRegisterUrl: string | undefined;
  /** Undefined in the sandbox = the simulator, else no balance can be transferred. */
  readonly oldCardSystem: OldCardSystemConfiguration | undefined;
  readonly smtpUrl: string | undefined;
  /** Where clamd listens, which scans what customers submit; undefined = nothing scans it, see server/platform/scanner. */
  readonly clamd: { readonly host: string; readonly port: number } | undefined;
  /** Encrypts drafts of card applications and the numbers of old cards; undefined in the sandbox = a secret of the installation, in its database. */
  readonly draftKey: string | undefined;
  /** The private key (PEM) that signs passes; undefined in the sandbox = one of the installation, else no passes are signed. */
  readonly passKey: string | undefined;
  /** Public keys (PEM) that signed passes before, by which those are still checked. */
  readonly formerPassKeys: readonly string[];
  /** Undefined = files are kept in the database. */
  readonly s3: S3Configuration | undefined;
  readonly mailFrom: string;
  readonly logLevel: string;
  readonly brand: string;
  readonly paymentGateway: 'CSOB' | 'GP_WEBPAY';
  /**
   * Addresses and keys of the real gateways; undefined in the sandbox = the simulator, with keys made at first start.
   */
  readonly csob: CsobConfiguration | undefined;
  readonly gpWebpay: GpWebpayConfiguration | undefined;
  /** Undefined outside of the sandbox = no new bank card can be registered. */
  readonly tokenization: TokenizationConfiguration | undefined;
  /** Undefined = browsers report no errors, and load nothing that could (ERR-01). */
  readonly errorReporting: ErrorReporting | undefined;
  /** The folder of the built shop. */
  readonly clientDirectory: string;
  /** The folder of the built flow gallery, which the sandbox serves. */
  readonly flowsDirectory: string;
}
