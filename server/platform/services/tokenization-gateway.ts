import type { TokenizationRedirect } from '#contract/entities/tokenization.ts';

/** One attempt to register a bank card, as the gateway needs it. */
export interface TokenizationAttempt {
  readonly orderId: string;
  /** The text for the person on the gateway's page. */
  readonly text: string;
  readonly language: string;
  readonly callback: string;
}

/** A registered bank card: the gateway's id of it, its masked number, and its last day (ISO). */
export interface TokenizedCard {
  readonly token: string;
  readonly cardNumber: string;
  readonly validTo: string;
}

/** The state of an attempt at the gateway. `UNKNOWN` = no trustworthy answer: ask again later, settle nothing. */
export type TokenizationStatus =
  | { readonly state: 'OPEN' | 'REFUSED' | 'UNKNOWN' }
  | { readonly state: 'TOKENIZED'; readonly card: TokenizedCard };

/** The gateway that registers bank cards. The signature of every answer is verified before it is used. */
export interface TokenizationGateway {
  /** How many seconds the person has at the gateway; then it closes the attempt. */
  readonly lifetimeSeconds: number;
  /** The signed fields with which the browser opens the gateway. This function does not call the gateway. */
  begin(attempt: TokenizationAttempt): TokenizationRedirect;
  /** Throws GatewayUnavailable when there is no trustworthy answer. */
  status(orderId: string): Promise<TokenizationStatus>;
  /** Whether the gateway has signed the fields with which it returned the person to this provider. */
  verifyReturn(fields: Readonly<Record<string, string | undefined>>): boolean;
}
