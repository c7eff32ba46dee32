import { asLine } from './line.ts';

/** Browsers and Node have this class, but the types of the contract do not include it. */
declare class URL {
  constructor(address: string);
  readonly hostname: string;
}

/** No valid domain is longer, and converting a long text takes too long. */
const mostCharacters = 254;

/**
 * A domain with letters outside ASCII. Other ASCII signs are not allowed, since they would start another part of the web
 * address.
 */
const international = /^(?=.*\P{ASCII})(?:[A-Za-z\d.-]|\P{ASCII})+$/u;

/**
 * The domain in the form for mail servers (`příklad.cz` is `xn--pklad-zsa96e.cz`). A text that is not a domain is
 * returned unchanged.
 */
function asciiDomain(domain: string): string {
  if (domain.length > mostCharacters || !international.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * An e-mail address in the form in which it is sent and stored: one line without invisible characters, and the domain in
 * ASCII. rules/e-mail.ts checks whether it is a valid address.
 */
export function asEMail(text: string): string {
  const line = asLine(text);
  const domainStart = line.lastIndexOf('@') + 1;
  return domainStart === 0 ? line : line.slice(0, domainStart) + asciiDomain(line.slice(domainStart));
}
