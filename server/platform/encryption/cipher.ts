import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts content that the database keeps for a limited time and need not read. */
export interface Cipher {
  /** @param about the subject of the content; the content can be opened only with the same subject */
  readonly seal: (content: Uint8Array, about: string) => Uint8Array;
  /** Throws if the content was sealed with another key or for another subject, or was changed. */
  readonly open: (sealed: Uint8Array, about: string) => Uint8Array;
  /**
   * A keyed hash: the same text gives the same hash. Without the key nobody can find the text, not even by trying all
   * texts.
   */
  readonly mark: (text: string, about: string) => string;
}

/**
 * Uses AES-256-GCM, and HMAC-SHA-256 for keyed hashes. Sealed content consists of the nonce, the tag and the encrypted
 * bytes. The key is derived from `secret`, which may have any length.
 */
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
