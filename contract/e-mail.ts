import { asLine } from './line.ts';

/** Browsers and Node have it; the contract's types know neither of them. */
declare class URL {
  constructor(address: string);
  readonly hostname: string;
}

/** No domain is longer, and to convert a long text takes too long. */
const mostCharacters = 254;

/** A name with letters that are not ASCII; an ASCII sign that is not of a name would be another part of a web address. */
const international = /^(?=.*\P{ASCII})(?:[A-Za-z\d.-]|\P{ASCII})+$/u;

/** The domain as mail servers know it (`příklad.cz` is `xn--pklad-zsa96e.cz`); what is no domain stays as it is. */
function asciiDomain(domain: string): string {
  if (domain.length > mostCharacters || !international.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * An e-mail address as it is sent and kept, however it was typed: one line without what cannot be seen, and the domain in
 * ASCII. Whether it is an address is said by a rule (rules/e-mail.ts).
 */
export function asEMail(text: string): string {
  const line = asLine(text);
  const domainStart = line.lastIndexOf('@') + 1;
  return domainStart === 0 ? line : line.slice(0, domainStart) + asciiDomain(line.slice(domainStart));
}
