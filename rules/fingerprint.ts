const offset = 0x6c62272e07bb014262b821756295c58dn;
const prime = 0x1000000000000000000013bn;
const bits = 128;

/**
 * The FNV-1a hash of a text's percent-encoded form: 32 hexadecimal digits. Different texts have different hashes, but an
 * attacker could find two texts with the same hash. So the hash identifies texts, but does not protect them.
 * @param text well-formed, without unpaired surrogates
 */
export function fingerprint(text: string): string {
  let hash = offset;
  for (const sign of encodeURIComponent(text)) {
    hash = BigInt.asUintN(bits, (hash ^ BigInt(sign.charCodeAt(0))) * prime);
  }
  return hash.toString(16).padStart(bits / 4, '0');
}
