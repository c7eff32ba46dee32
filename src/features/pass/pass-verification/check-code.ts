import type { EcPublicKey, PassKeys } from '#contract/entities/pass.ts';
import { fromBase64Url, toBase64Url } from '#rules/base64.ts';
import { codeLife, isBarePass, momentFlawOf, readCode, signedText } from '#rules/pass-code.ts';
import { timeFlawOf, type PassVerdict, type RefusalReason } from '#rules/pass-verdict.ts';
import { isSignedBy, readPass, thumbprintOf } from '../signatures.ts';

const coordinateBytes = 32;

function deviceKeyOf(coordinates: string): EcPublicKey {
  const bytes = fromBase64Url(coordinates);
  return {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(bytes.slice(0, coordinateBytes)),
    y: toBase64Url(bytes.slice(coordinateBytes)),
  };
}

/**
 * Checks a code with the operator's public keys: the signature of the pass, that the pass's own device made the code,
 * the age of the code, and whether the holder may travel today.
 *
 * @param now epoch milliseconds
 */
export async function checkCode(text: string, keys: PassKeys, now: number): Promise<PassVerdict> {
  const nothing = { claims: null, drawnAt: null, checkedAt: now };
  const code = readCode(text);
  if (code === null) return { ...nothing, reason: isBarePass(text) ? 'NO_PROOF' : 'NO_PASS' };
  const read = await readPass(code.pass, keys);
  if ('flaw' in read) return { ...nothing, reason: read.flaw };
  const { claims } = read;
  const verdict = (reason: RefusalReason | null): PassVerdict => ({
    reason,
    claims,
    drawnAt: code.halfMinute * codeLife,
    checkedAt: now,
  });
  const deviceKey = deviceKeyOf(code.deviceKey);
  if ((await thumbprintOf(deviceKey)) !== claims.cnf.jkt) return verdict('OTHER_DEVICE');
  if (!(await isSignedBy(deviceKey, signedText(code), code.signature))) return verdict('ALTERED');
  const tolerance = keys.proofTolerance;
  return verdict(timeFlawOf(claims, momentFlawOf(code.halfMinute, now, tolerance), { now, tolerance }));
}
