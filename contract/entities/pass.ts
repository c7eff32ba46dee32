import * as v from 'valibot';
import { Id, IsoDate, IsoMoment } from '../values.ts';

const Seconds = v.pipe(v.number(), v.integer(), v.minValue(0));
/** 32 bytes in base64url. */
const Bytes32 = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** A public key of the curve P-256 (RFC 7517). */
export const EcPublicKey = v.object({ kty: v.literal('EC'), crv: v.literal('P-256'), x: Bytes32, y: Bytes32 });
export type EcPublicKey = v.InferOutput<typeof EcPublicKey>;

/** A ticket in a pass: its name, its zones, its first and its last day. A list, since the pass travels in a QR code. */
export const PassTicket = v.tuple([v.string(), v.array(v.string()), IsoDate, IsoDate]);
export type PassTicket = v.InferOutput<typeof PassTicket>;

/**
 * What a pass says, by short names, since it travels in a QR code (docs/decisions/0031). `iss` is the shop's public
 * address, `sub` the account's id, `iat` and `exp` are in epoch seconds. `crd` is the card's number without spaces, `cex`
 * its last day, `nam` the holder's name, `yob` their year of birth. `tkt` are the tickets that are valid at any time before
 * `exp`. `pho` is the beginning (16 bytes) of the SHA-256 of the photo beside the pass. `cnf.jkt` is the thumbprint of the
 * device's key (RFC 7638, RFC 7800).
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

/** The pass of one person: a compact JWS (ES256), and the photo that its `pho` names, a data URL of a small JPEG. */
export const Pass = v.object({ customerId: Id, pass: v.string(), photo: v.nullable(v.string()) });
export type Pass = v.InferOutput<typeof Pass>;

/** The passes of all people of an account who have an active card, its own customer first. */
export const Passes = v.object({ issued: IsoMoment, expires: IsoMoment, items: v.array(Pass) });
export type Passes = v.InferOutput<typeof Passes>;

/** Where the operator's public keys are, for everybody who checks a pass. */
export const passKeysPath = '/.well-known/linka-pass-keys.json';

/**
 * The keys by which passes are checked: a JWK set (RFC 7517) with those that sign now and those that did before, `issuer`,
 * and by how many seconds the clocks of two devices may differ.
 */
export const PassKeys = v.object({
  issuer: v.string(),
  proofTolerance: Seconds,
  keys: v.array(v.object({ ...EcPublicKey.entries, kid: v.string() })),
});
export type PassKeys = v.InferOutput<typeof PassKeys>;
