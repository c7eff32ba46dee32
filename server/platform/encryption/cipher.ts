import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts what the database keeps for a while and need not read. */
export interface Cipher {
  /** @param about what the content belongs to; it can be opened only as the content of the same thing */
  readonly seal: (content: Uint8Array, about: string) => Uint8Array;
  /** Throws when it was sealed by another key, belongs to something else, or was changed. */
  readonly open: (sealed: Uint8Array, about: string) => Uint8Array;
  /** The same text gives the same mark, from which nobody without the key finds the text, not even by trying all texts. */
  readonly mark: (text: string, about: string) => string;
}

/** AES-256-GCM, and HMAC-SHA-256 for marks; a sealed content is nonce, tag, and what is encrypted. The key is made of `secret`, of any length. */
export function createCipher(secret: string): Cipher {
  const key = createHash('sha256').update(secret).digest();
  const markKey = createHmac('sha256', key).update('marks').digest();
  return {
    seal(content, about) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
      const encrypted = [cipher.update(content), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]);
    },
    open(sealed, about) {
      const nonce = sealed.subarray(0, nonceLength);
      const tag = sealed.subarray(nonceLength, nonceLength + tagLength);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(about))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()]);
    },
    mark: (text, about) =>
      createHmac('sha256', markKey)
        .update(JSON.stringify([about, text]))
        .digest('base64'),
  };
}
