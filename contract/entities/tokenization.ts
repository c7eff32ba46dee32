import * as v from 'valibot';
import { tokenizationOutcomes } from '../enumerations.ts';
import { Id } from '../values.ts';

/**
 * How to start the registration of a bank card (TOK-01): the browser opens `gateway` with the other fields in its query.
 * `orderId` is the number of this attempt, `callback` the address to which the gateway returns the browser.
 */
export const TokenizationRedirect = v.object({
  gateway: v.string(),
  msgTime: v.string(),
  msgId: v.string(),
  orderId: v.string(),
  providerId: v.string(),
  text: v.string(),
  language: v.string(),
  callback: v.string(),
  sign: v.string(),
});
export type TokenizationRedirect = v.InferOutput<typeof TokenizationRedirect>;

const field = v.optional(v.pipe(v.string(), v.maxLength(2000)));

/**
 * The fields with which the browser returns from the gateway. Without `sign`, they are not verified, and the server asks
 * the gateway.
 */
export const TokenizationReturn = v.object({
  orderId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)),
  providerId: field,
  msgTime: field,
  msgId: field,
  result: field,
  sign: field,
});
export type TokenizationReturn = v.InferOutput<typeof TokenizationReturn>;

/** How the registration of a bank card has ended. */
export const TokenizationResult = v.object({
  outcome: v.picklist(tokenizationOutcomes),
  applicationId: Id,
  /** The masked number of the card; null unless it is registered. */
  cardNumber: v.nullable(v.string()),
});
export type TokenizationResult = v.InferOutput<typeof TokenizationResult>;
