import type { EcPublicKey, PassClaims, PassKeys } from '#contract/entities/pass.ts';
import { newDeviceKey, publicKeyOf, sign, thumbprintOf } from '#features/pass/signatures.ts';
import { adultClaims, signedAt } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import { fromBase64Url, toBase64Url } from '#rules/base64.ts';
import { halfMinuteOf, signedText, writeCode } from '#rules/pass-code.ts';

export const base64Url = (text: string): string => toBase64Url(new TextEncoder().encode(text));

/** An operator with its own key, which issues passes to devices. */
export async function createAuthority(kid = 'operator') {
  const operator = await newDeviceKey();
  const keys: PassKeys = {
    issuer: adultClaims.iss,
    proofTolerance: 60,
    keys: [{ ...(await publicKeyOf(operator)), kid }],
  };
  const issueFor = async (deviceKey: EcPublicKey, changes: Partial<PassClaims> = {}): Promise<string> => {
    const claims = { ...adultClaims, cnf: { jkt: await thumbprintOf(deviceKey) }, ...changes };
    const signed = `${base64Url(JSON.stringify({ alg: 'ES256', kid }))}.${base64Url(JSON.stringify(claims))}`;
    return `${signed}.${await sign(operator, signed)}`;
  };
  const issue = async (device: CryptoKeyPair, changes: Partial<PassClaims> = {}): Promise<string> =>
    issueFor(await publicKeyOf(device), changes);
  return { keys, issue, issueFor };
}

/** The code that a device makes from a pass at a moment. */
export async function drawCode(device: CryptoKeyPair, pass: string, at = signedAt): Promise<string> {
  const { x, y } = await publicKeyOf(device);
  const drawn = { pass, halfMinute: halfMinuteOf(at) };
  return writeCode({
    ...drawn,
    deviceKey: toBase64Url(Uint8Array.of(...fromBase64Url(x), ...fromBase64Url(y))),
    signature: await sign(device, signedText(drawn)),
  });
}
