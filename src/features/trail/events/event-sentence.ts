import type { IntlShape } from 'react-intl';
import type { AccountEvent } from '#contract/entities/trail.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { hiddenCardNumber } from '#rules/card-number.ts';
import { deviceText } from '../device/use-device-text.ts';

export type DescribedEvent = Omit<AccountEvent, 'id' | 'at'>;

/** The texts of the page, and the sentences of events, which have a file of their own. */
export interface EventTexts {
  readonly page: IntlShape;
  readonly sentences: IntlShape;
}

/** The text with a space before it, which separates it from the previous word; empty for null. */
const spaced = (text: string | null): string => (text === null ? '' : ` ${text}`);

/** A number does not wrap away from the word before it. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

/**
 * Describes an event in a sentence, which depends on who acted and on whether the event concerns the account's own
 * customer. The name of another person is not inflected: it comes after a colon in languages that would have to inflect
 * it. A removed name is replaced by a text.
 */
export function eventSentence({ page, sentences }: EventTexts, event: DescribedEvent): string {
  const { kind, by, isOwn, personName, otherName, cardNumber, applicationNumber, linkType, notificationType } = event;
  const text = (id: MessageKey, values = {}) => page.formatMessage({ id }, values);
  return sentences.formatMessage(
    { id: `trailEvent.${kind}` },
    {
      by,
      about: isOwn ? 'OWN' : 'OTHER',
      person: personName ?? text('myTrail.events.removedPerson'),
      other: otherName ?? text('myTrail.events.removedAccount'),
      removed: (isOwn ? otherName : personName) === null ? 'YES' : 'NO',
      card: spaced(cardNumber && unbroken(hiddenCardNumber(cardNumber))),
      application: spaced(applicationNumber && unbroken(text('myTrail.events.number', { number: applicationNumber }))),
      link: linkType ?? 'NONE',
      reminder: notificationType ?? 'NONE',
      device: deviceText(page, event),
    },
  );
}
