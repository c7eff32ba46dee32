import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

/**
 * The signature algorithms of the gateways: RSA, EMSA-PKCS1-v1_5; the second gateway still uses SHA-1
 * (docs/gateway-messages.md).
 */
export type DigestAlgorithm = 'RSA-SHA256' | 'RSA-SHA1';

/** Signs bytes, or a text in UTF-8; returns standard Base64. */
export type Signer = (text: string | Uint8Array) => string;

/** Whether `signature` (Base64) is valid for `text`; false for malformed signatures, too. */
export type Verifier = (text: string | Uint8Array, signature: string) => boolean;

const bytesOf = (text: string | Uint8Array): Uint8Array =>
  typeof text === 'string' ? Buffer.from(text, 'utf8') : text;

/** @param privateKey PEM, PKCS#8 or PKCS#1 */
export const createSigner = (privateKey: string, algorithm: DigestAlgorithm): Signer => {
  const key = createPrivateKey(privateKey);
  return (text) => sign(algorithm, bytesOf(text), key).toString('base64');
};

/** @param publicKey PEM: SPKI, an X.509 certificate, or a private key, from which the public key is derived */
export const createVerifier = (publicKey: string, algorithm: DigestAlgorithm): Verifier => {
  const key = createPublicKey(publicKey);
  return (text, signature) => {
    const bytes = Buffer.from(signature, 'base64');
    return bytes.toString('base64') === signature && verify(algorithm, bytesOf(text), key, bytes);
  };
};
