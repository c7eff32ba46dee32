const otherBlanks = /\p{Zs}/gu;

/**
 * A password in the one form in which it is counted, compared and hashed (RFC 8265, OpaqueString): the same whether a keyboard
 * sends a letter composed or with its accent beside it, and which blank it sends.
 */
export const asPassword = (typed: string): string => typed.replaceAll(otherBlanks, ' ').normalize('NFC');
