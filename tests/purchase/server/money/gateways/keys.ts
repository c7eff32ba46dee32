import { generateKeyPairSync } from 'node:crypto';

export interface Pair {
  readonly privateKey: string;
  readonly publicKey: string;
}

export const newPair = (): Pair =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
