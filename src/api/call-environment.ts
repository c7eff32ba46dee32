import type { EndpointDefinition } from '../../contract/endpoint.ts';
import type { Locale } from '../../contract/enumerations.ts';
import type { Failure } from '../../machines/failure.ts';
import type { PreparedAnswers } from './prepared-answers.ts';

/** What the shop gives to its calls, and hears of them. */
export interface CallEnvironment {
  /** The address before the paths: '' for the shop's own origin. */
  readonly baseUrl: string;
  /** Answers that need not be asked for. */
  readonly prepared: PreparedAnswers;
  token(): string | null;
  locale(): Locale;
  /** Faults asked for in the address (sandbox), sent along. */
  faults(): string | null;
  /** Each answer carries the server's time; the client's clock follows it. */
  serverTimeReceived(epochMilliseconds: number): void;
  /**
   * Every failure of every call but those given up, before the caller learns of it (API-02, API-03), with the number of the
   * call and of the last one made so far: what lies between was under way together.
   */
  failed(failure: Failure, endpoint: EndpointDefinition, call: number, lastCall: number): void;
  /** The server refused this token. Resolves when there is a new one to try with (true), or when there will be none. */
  renewToken(refusedToken: string): Promise<boolean>;
}
