import { maskAddress } from './mask-address.ts';

const masked = '*';

const address = /\b[a-z][\w+.-]*:\/\/[^\s"'<>)]+/gi;
const mail = /[^\s@"'<>(]+@[^\s@"'<>)]+/g;
/** Parts of error messages about code: the name of a property, the number of a React error, the status of a response. */
const ofCode = /\((?:reading|setting) '[a-z][A-Za-z]*'\)|Minified React error #\d{1,4}\b|\bstatus \d{3}\b/g;
const quoted = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|„[^“”]*[“”]|«[^»]*»/g;
/** A name, a number or a token: letters and digits, and the characters that join them. */
const run = /[\p{L}\p{M}\p{N}_$](?:[\p{L}\p{M}\p{N}_$.+/=-]*[\p{L}\p{M}\p{N}_$=])?/gu;

/**
 * Words in lower case and names from code such as `customerId`; names of people and places begin with a capital letter,
 * and tokens begin with `eyJ`.
 */
const plain = /^(?!eyJ)(?:[a-z]+(?:[A-Z][a-z]+)*)(?:[./-][a-z]+(?:[A-Z][a-z]+)*)*$/;
/** Words with a capital letter that error messages of browsers and of the shop contain. */
const known = new Set(
  `A An The Cannot Can Could Failed Expected Unexpected Invalid Illegal Maximum Missing No Not Object Array Map Set Promise String
  Number Symbol Function Date Blob File Error Load Network Request Response Importing Loading Timeout Permission Script Assertion
  UI React Minified JSON HTML DOM CSS URL NaN Element Node Text Worker Window Document`.split(/\s+/),
);
const ofType = /^(?:[A-Z][a-z]+)+(?:Error|Exception|Element|Event|Node)$/;
/** Names of errors of the contract, such as `INTERNAL_ERROR`. */
const constant = /^[A-Z]+(?:_[A-Z]+)+$/;
const isKept = (word: string): boolean =>
  plain.test(word) || known.has(word) || ofType.test(word) || constant.test(word);

const maskWords = (text: string): string =>
  text
    .replaceAll(mail, masked)
    .replaceAll(quoted, masked)
    .replaceAll(run, (word) => (isKept(word) ? word : masked));

/** Private-use characters as placeholders for the parts that are kept. */
const firstSign = 0xe000;
const signs = /[\uE000-\uF8FF]/g;

/**
 * The text of an error without personal data. Addresses become patterns. Mail addresses, quoted values, numbers, and
 * words with capitals, digits or accents become `*`, except words that messages about code contain.
 */
export function maskText(text: string): string {
  const kept: string[] = [];
  const keep = (part: string): string => String.fromCodePoint(firstSign + kept.push(part) - 1);
  const marked = text
    .slice(0, 1000)
    .replaceAll(signs, '')
    .replaceAll(address, (found) => keep(maskAddress(found)))
    .replaceAll(ofCode, keep);
  return maskWords(marked).replaceAll(signs, (sign) => kept[(sign.codePointAt(0) ?? 0) - firstSign] ?? masked);
}
