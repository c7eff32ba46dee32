const otherBlanks = /\p{Zs}/gu;

/**
 * The only form in which a password is counted, compared and hashed (RFC 8265, OpaqueString). The form is the same for
 * all keyboards, which send an accented letter as one character or as two, and different spaces.
 */
export const asPassword = (typed: string): string => typed.replaceAll(otherBlanks, ' ').normalize('NFC');
