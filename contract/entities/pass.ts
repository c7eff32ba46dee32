import * as v from 'valibot';
import { Id, IsoDate, IsoMoment } from '../values.ts';

const Seconds = v.pipe(v.number(), v.integer(), v.minValue(0));
/** 32 bytes in base64url. */
const Bytes32 = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** A public key of the curve P-256 (RFC 7517). */
export const EcPublicKey = v.object({ kty: v.literal('EC'), crv: v.literal('P-256'), x: Bytes32, y: Bytes32 });
export type EcPublicKey = v.InferOutput<typeof EcPublicKey>;

/**
 * A ticket in a pass: its name, its zones, its first and its last day. It is a list, not an object, to keep the QR code
 * small.
 */
export const PassTicket = v.tuple([v.string(), v.array(v.string()), IsoDate, IsoDate]);
export type PassTicket = v.InferOutput<typeof PassTicket>;

/**
 * The claims of a pass; their names are short, to keep the QR code small (docs/decisions/0031). `iss` is the shop's
 * public address, `sub` the account's id, `iat` and `exp` are in epoch seconds. `crd` is the card's number without
 * spaces, `cex` its last day, `nam` the holder's name, `yob` their year of birth. `tkt` are the tickets that are valid
 * at any time before `exp`. `pho` is the beginning (16 bytes) of the SHA-256 of the photo, which is sent next to the
 * pass. `cnf.jkt` is the thumbprint of the device's key (RFC 7638, RFC 7800).
 */
export const PassClaims = v.strictObject({
  iss: v.string(),
  sub: v.string(),
  iat: Seconds,
  exp: Seconds,
  crd: v.string(),
  cex: IsoDate,
  nam: v.string(),
  yob: v.optional(v.pipe(v.number(), v.integer())),
  tkt: v.array(PassTicket),
  pho: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{22}$/))),
  cnf: v.strictObject({ jkt: Bytes32 }),
});
export type PassClaims = v.InferOutput<typeof PassClaims>;

/**
 * The pass of one person: a compact JWS (ES256), and the photo whose hash is in `pho`, as a data URL of a small JPEG.
 */
export const Pass = v.object({ customerId: Id, pass: v.string(), photo: v.nullable(v.string()) });
export type Pass = v.InferOutput<typeof Pass>;

/** The passes of all people of an account who have an active card; the own customer's pass is first. */
export const Passes = v.object({ issued: IsoMoment, expires: IsoMoment, items: v.array(Pass) });
export type Passes = v.InferOutput<typeof Passes>;

/** The path of the operator's public keys, with which anybody can check a pass. */
export const passKeysPath = '/.well-known/linka-pass-keys.json';

/**
 * The public keys with which passes are checked: a JWK set (RFC 7517) with the present and the former keys, `issuer`,
 * and the allowed difference between the clocks of two devices in seconds.
 */
export const PassKeys = v.object({
  issuer: v.string(),
  proofTolerance: Seconds,
  keys: v.array(v.object({ ...EcPublicKey.entries, kid: v.string() })),
});
export type PassKeys = v.InferOutput<typeof PassKeys>;
