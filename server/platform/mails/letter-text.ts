import type { Locale } from '#contract/enumerations.ts';
import { dayWithWeekday } from '#rules/date-names.ts';
import type { Letter, LetterLink, LetterPart, LetterTicket } from './letter.ts';

const linkText = ({ text, url }: LetterLink): string => `${text}: ${url}`;

function ticketText({ title, person, from, to, zones, price }: LetterTicket, locale: Locale): string {
  const dates = [from, to].map(({ label, day }) => `${label}: ${dayWithWeekday(day, locale)}`);
  const zone = zones.names.length === 0 ? [] : [`${zones.label}: ${zones.names.join(', ')}`];
  return [title, person, ...dates, ...zone, ...(price === null ? [] : [price])].join('\n');
}

/** A part of a letter as plain text. */
export function partText(part: LetterPart, locale: Locale): string {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'ticket':
      return ticketText(part, locale);
    case 'item':
      return [part.name, part.detail, part.price].filter((line) => line !== '').join('\n');
    case 'total':
      return `${part.label}: ${part.price}`;
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'quote':
      return part.text;
  }
}

/** A letter as plain text. */
export function letterText(letter: Letter): string {
  const {
    locale,
    subject,
    greeting,
    parts,
    button,
    links = [],
    after = [],
    closing,
    operator,
    smallLinks = [],
  } = letter;
  const { name, address } = operator;
  const footer = [...(address === null ? [] : [address]), ...smallLinks.map(linkText)];
  return [
    name,
    subject,
    greeting,
    ...parts.map((part) => partText(part, locale)),
    ...[...(button === null ? [] : [button]), ...links].map(linkText),
    ...after,
    closing,
    footer.join('\n'),
    '',
  ].join('\n\n');
}
