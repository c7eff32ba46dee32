import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares a text with a secret in constant time. */
export const isSameSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));
