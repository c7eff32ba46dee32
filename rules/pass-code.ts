/**
 * The content of a pass's QR code after the `#`: the pass, the half minute in which the code was drawn, the device's
 * public key, and the device's signature of the pass and the half minute. Only a device with the private key can create
 * a code for another half minute.
 */
export interface PassCode {
  /** A compact JWS. */
  readonly pass: string;
  /** The number of half minutes since 1970. */
  readonly halfMinute: number;
  /** The two coordinates of the public key, 64 bytes in base64url. */
  readonly deviceKey: string;
  /** 64 bytes in base64url. */
  readonly signature: string;
}

/** The time after which a new code is drawn, in milliseconds. */
export const codeLife = 30_000;

export const halfMinuteOf = (now: number): number => Math.floor(now / codeLife);

/** The text that the device signs. */
export const signedText = ({ pass, halfMinute }: Pick<PassCode, 'pass' | 'halfMinute'>): string =>
  `linka-pass:${halfMinute.toString(36)}:${pass}`;

export const writeCode = ({ pass, halfMinute, deviceKey, signature }: PassCode): string =>
  [pass, halfMinute.toString(36), deviceKey, signature].join('.');

const form = /^([\w-]+\.[\w-]+\.[\w-]{86})\.([1-9a-z][\da-z]{0,7})\.([\w-]{86})\.([\w-]{86})$/;

/**
 * The characters with which 64 bytes in base64url can end. A text with another last character would be a second spelling
 * of the same bytes.
 */
const lastLetters = /[AQgw]$/;

const isCanonical = (bytes64: string): boolean => lastLetters.test(bytes64);

/** The parts of a code; null for a text that is not a code. */
export function readCode(text: string): PassCode | null {
  const [, pass = '', halfMinute = '', deviceKey = '', signature = ''] = form.exec(text) ?? [];
  if (![pass, deviceKey, signature].every(isCanonical)) return null;
  return { pass, halfMinute: Number.parseInt(halfMinute, 36), deviceKey, signature };
}

const barePass = /^[\w-]+\.[\w-]+\.[\w-]{86}$/;

/**
 * Whether the text is a pass without the signature of the device, for example because somebody has copied and sent it.
 */
export const isBarePass = (text: string): boolean => barePass.test(text) && isCanonical(text);

/** The code in a text that was scanned, opened or pasted: an address with the code after its `#`, or only the code. */
export const codeIn = (text: string): string => text.slice(text.indexOf('#') + 1).replaceAll(/\s/g, '');

/** The address in the QR code. Browsers never send the part after the `#` to a server. */
export const codeAddress = (origin: string, code: string): string => `${origin}/verify-pass#${code}`;

/** Why the time of a code is not accepted; null = it is accepted. */
export type MomentFlaw = 'CODE_OLD' | 'CODE_FROM_FUTURE';

/**
 * Compares the half minute of a code with the time of the person who checks it.
 *
 * @param now epoch milliseconds
 * @param tolerance the allowed difference between the two clocks, in seconds
 */
export function momentFlawOf(halfMinute: number, now: number, tolerance: number): MomentFlaw | null {
  const begins = halfMinute * codeLife;
  if (now < begins - tolerance * 1000) return 'CODE_FROM_FUTURE';
  return now >= begins + codeLife + tolerance * 1000 ? 'CODE_OLD' : null;
}
