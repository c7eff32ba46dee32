import type { TokenizationRedirect } from '#contract/entities/tokenization.ts';

/** One attempt to register a bank card, as the gateway needs it. */
export interface TokenizationAttempt {
  readonly orderId: string;
  /** What the person reads on the gateway's page. */
  readonly text: string;
  readonly language: string;
  readonly callback: string;
}

/** A registered bank card: the gateway's name for it, its masked number, and its last day (ISO). */
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
  /** How long the person has at the gateway, in seconds; then it closes the attempt. */
  readonly lifetimeSeconds: number;
  /** The signed fields with which the browser opens the gateway; the gateway itself is not called. */
  begin(attempt: TokenizationAttempt): TokenizationRedirect;
  /** Throws GatewayUnavailable when there is no trustworthy answer. */
  status(orderId: string): Promise<TokenizationStatus>;
  /** Whether the fields of a return were signed by the gateway for this provider. */
  verifyReturn(fields: Readonly<Record<string, string | undefined>>): boolean;
}
