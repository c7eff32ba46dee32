import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';
import type { AccountCredentialsCache } from '../credentials/account-credentials.ts';
import type { CalendarTokens } from '../credentials/calendar-tokens.ts';
import type { DeviceTokens } from '../credentials/device-tokens.ts';
import type { PassSigner } from '../credentials/pass-signer.ts';
import type { Tokens } from '../credentials/tokens.ts';
import type { UnsubscribeTokens } from '../credentials/unsubscribe-tokens.ts';
import type { Database } from '../db/database.ts';
import type { Cipher } from '../encryption/cipher.ts';
import type { FileStore } from '../file-store/file-store.ts';
import type { Mailer } from '../mailer/mailer.ts';
import type { Scanner } from '../scanner/scanner.ts';
import type { Settings } from '../settings/settings.ts';
import type { Clock } from '../time/clock.ts';
import type { Gateways } from './gateways.ts';
import type { IsicRegister } from './isic-register.ts';
import type { OldCardSystem } from './old-card-system.ts';
import type { TokenizationGateway } from './tokenization-gateway.ts';

/** The services that handlers and workers get; one object for each instance. */
export interface Services {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly settings: Settings;
  readonly tokens: Tokens;
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly calendarTokens: CalendarTokens;
  readonly deviceTokens: DeviceTokens;
  readonly credentials: AccountCredentialsCache;
  readonly gateways: Gateways;
  /** Undefined: no bank cards can be registered. */
  readonly tokenizationGateway: TokenizationGateway | undefined;
  readonly isicRegister: IsicRegister;
  readonly oldCardSystem: OldCardSystem;
  readonly mailer: Mailer;
  readonly fileStore: FileStore;
  readonly scanner: Scanner;
  /** Undefined: passes are not signed. */
  readonly passSigner: PassSigner | undefined;
  /** Encrypts data that is kept for a limited time and that nobody can read with the database alone. */
  readonly cipher: Cipher;
  /** Makes the outbox worker look for work now; the worker also looks for work regularly. */
  readonly wakeOutbox: () => void;
}
