const mostCharacters = 254;
const mostLocalCharacters = 64;
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const domainLabel = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
/** Letters, or the ASCII form (punycode) of other letters. */
const topLevel = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every((label) => domainLabel.test(label)) && topLevel.test(labels.at(-1) ?? '');
}

function isLocalPart(local: string): boolean {
  const dotsAreInside = !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
  return local.length <= mostLocalCharacters && localPart.test(local) && dotsAreInside;
}

/**
 * Whether a text (contract/e-mail.ts) is an e-mail address that passes the format check and the additional check
 * (FRM-02): at most 254 characters, at most 64 before the at sign, a domain with dots and a top-level domain of two or
 * more letters, no consecutive dots.
 */
export function isEMail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return text.length <= mostCharacters && at > 0 && isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1));
}
