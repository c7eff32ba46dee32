import type { IntlShape } from 'react-intl';
import type { AccountEvent } from '#contract/entities/trail.ts';
import { hiddenCardNumber } from '#rules/card-number.ts';
import { deviceText } from '../device/use-device-text.ts';

export type DescribedEvent = Omit<AccountEvent, 'id' | 'at'>;

/** The texts of the page, and the sentences of events, which are in a file of their own. */
export interface EventTexts {
  readonly page: IntlShape;
  readonly sentences: IntlShape;
}

/** With the space that parts it from the word before; empty if there is none. */
const after = (text: string | null): string => (text === null ? '' : ` ${text}`);

/** A number does not break from what says whose it is. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

/**
 * What has happened, in a sentence. Who did it, and whether it is about the person themself, choose the sentence; the name
 * of somebody else is in it as it is, after a colon where a language would have to inflect it. A removed name has words
 * in its place.
 */
export function eventSentence({ page, sentences }: EventTexts, event: DescribedEvent): string {
  const { kind, by, isOwn, personName, otherName, cardNumber, applicationNumber, linkType, notificationType } = event;
  const text = (id: string, values = {}) => page.formatMessage({ id }, values);
  return sentences.formatMessage(
    { id: `trailEvent.${kind}` },
    {
      by,
      about: isOwn ? 'OWN' : 'OTHER',
      person: personName ?? text('myTrail.events.removedPerson'),
      other: otherName ?? text('myTrail.events.removedAccount'),
      removed: (isOwn ? otherName : personName) === null ? 'YES' : 'NO',
      card: after(cardNumber && unbroken(hiddenCardNumber(cardNumber))),
      application: after(applicationNumber && unbroken(text('myTrail.events.number', { number: applicationNumber }))),
      link: linkType ?? 'NONE',
      reminder: notificationType ?? 'NONE',
      device: deviceText(page, event),
    },
  );
}
