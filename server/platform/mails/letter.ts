import type { Locale } from '#contract/enumerations.ts';
import type { TicketState } from '#rules/ticket-state.ts';

export interface LetterLink {
  readonly text: string;
  readonly url: string;
}

/** One end of a ticket's validity; `day` is ISO. */
interface TicketEnd {
  readonly label: string;
  readonly day: string;
}

/** A ticket, drawn as in the shop: in the brand's colour if it is valid, outlined if it begins later, else faded. */
export interface LetterTicket {
  readonly kind: 'ticket';
  readonly state: TicketState;
  readonly title: string;
  /** Who travels, and with which profile. */
  readonly person: string;
  readonly from: TicketEnd;
  readonly to: TicketEnd;
  readonly zones: { readonly label: string; readonly names: readonly string[] };
  /** Null = the ticket was paid before, its price does not matter. */
  readonly price: string | null;
}

/** Something with a price that is no ticket. */
interface LetterItem {
  readonly kind: 'item';
  readonly name: string;
  readonly detail: string;
  readonly price: string;
}

interface LetterTotal {
  readonly kind: 'total';
  readonly label: string;
  readonly price: string;
}

interface LetterFacts {
  readonly kind: 'facts';
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** What somebody wrote, with the lines as they were written. */
interface LetterQuote {
  readonly kind: 'quote';
  readonly text: string;
}

/** A part of a letter; a string is a paragraph. */
export type LetterPart = string | LetterTicket | LetterItem | LetterTotal | LetterFacts | LetterQuote;

/**
 * The content of a mail, in the recipient's language. Its HTML and its plain text are made from it, so that both say the
 * same in the same sequence.
 */
export interface LetterContent {
  readonly locale: Locale;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /** The action that the mail is about; null = there is nothing to do. */
  readonly button: LetterLink | null;
  /** Other actions, below the button. */
  readonly links?: readonly LetterLink[];
  /** Paragraphs below the actions. */
  readonly after?: readonly string[];
  /** Links of less weight, at the end of the mail. */
  readonly smallLinks?: readonly LetterLink[];
}

/** A whole letter: the content, with what every mail of the operator has. */
export interface Letter extends LetterContent {
  readonly greeting: string;
  readonly closing: string;
  readonly operator: {
    readonly name: string;
    /** Who sells, and the postal address, in one line; null = the operator has not set it. */
    readonly address: string | null;
  };
}

/** The greeting and the first sentences: what a list of mails shows after the subject. */
export const beginningOf = ({ greeting, parts }: Letter): string =>
  [greeting, ...parts.filter((part) => typeof part === 'string').slice(0, 1)].join(' ');
