// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { locales } from '#contract/enumerations.ts';
import type { Locale } from '#contract/enumerations.ts';
import { useMessagesText, useUntilText } from '#features/account/card-actions/ticket-fare/ticket-fare-texts.ts';
import { createTexts } from '#i18n/texts.ts';
import type { TicketFareMessage } from '#machines/account/ticket-fare/ticket-fare.messages.ts';
import { compileMessages, readMessages } from '#messages/compile.ts';
import { dayWithWeekday } from '#rules/date-names.ts';

/** The messages with days, each with all metadata that the server sends (TFR-01). */
const withDays: readonly TicketFareMessage[] = [
  { name: 'INVALID_VALID_FROM', metadata: { earliestValidFrom: '2026-11-21', latestValidFrom: '2027-01-20' } },
  { name: 'VALID_FROM_IN_PAST', metadata: { ticketValidFrom: '2026-09-01' } },
  { name: 'TICKET_FARE_EXCEEDS_CARD_VALIDITY', metadata: { cardValidTo: '2026-12-20', ticketValidTo: '2026-12-30' } },
  {
    name: 'TICKET_FARE_EXCEEDS_PROFILE_VALIDITY',
    metadata: { profileValidFrom: '2026-01-01', profileValidTo: '2026-12-20', ticketValidTo: '2026-12-30' },
  },
  ...['', '_FIXED_START'].map((variant) => ({
    name: `TICKET_FARE_EXCEEDS_COMBINATION_VALIDITY${variant}`,
    metadata: { ticketCombinationValidFrom: '2026-12-01', ticketCombinationValidTo: '2026-12-31' },
  })),
  ...['', '_FIXED_START'].map((variant) => ({
    name: `TICKET_FARE_COLLISION${variant}`,
    metadata: { heldTicketValidFrom: '2026-12-10', heldTicketValidTo: '2027-01-08' },
  })),
];
const withoutDays = ['VALIDITY_BEYOND_CALENDAR', 'VALID_FROM_IN_PAST_FIXED_START'];

function Text({ message }: { readonly message: TicketFareMessage }) {
  return useMessagesText()([message]);
}

function textOf(locale: Locale, message: TicketFareMessage): string {
  const texts = createTexts(locale);
  texts.load(locale, compileMessages(readMessages(locale)));
  const { container } = render(
    <RawIntlProvider value={texts.intl()}>
      <Text message={message} />
    </RawIntlProvider>,
  );
  return container.textContent;
}

const asWritten = (day: string): string => day.split('-').toReversed().join('.');

describe.each(locales)('the messages of the ticket dialog in %s', (locale) => {
  const fallback = textOf(locale, { name: 'fallback', metadata: {} });

  it.each(withDays)('format the days of $name for people', (message) => {
    const text = textOf(locale, message);
    const days = Object.values(message.metadata).map((day) => asWritten(String(day)));
    expect(text.match(/\d{2}\.\d{2}\.\d{4}/g)?.toSorted()).toEqual(days.toSorted());
    expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  });

  it.each(withDays.flatMap(({ name, metadata }) => Object.keys(metadata).map((end) => ({ name, metadata, end }))))(
    'show for $name that the period is unlimited if $end is missing',
    ({ name, metadata, end }) => {
      const { [end]: day, ...others } = metadata;
      const texts = createTexts(locale);
      texts.load(locale, compileMessages(readMessages(locale)));
      const open = texts.intl().formatMessage({ id: 'ticketFare.unlimited' });
      const known = textOf(locale, { name, metadata });
      const expected = known.replace(dayWithWeekday(String(day), locale), open);
      expect(expected).not.toBe(known);
      expect(textOf(locale, { name, metadata: others })).toBe(expected);
    },
  );

  it.each(withoutDays)('have a text of their own for %s', (name) => {
    const text = textOf(locale, { name, metadata: {} });
    expect(text).not.toBe(fallback);
    expect(text).not.toContain(name);
  });

  it('do not advise another day for a ticket whose day is fixed', () => {
    const metadata = { heldTicketValidFrom: '2026-12-10', heldTicketValidTo: '2027-01-08' };
    const [free, fixed] = ['', '_FIXED_START'].map((variant) =>
      textOf(locale, { name: `TICKET_FARE_COLLISION${variant}`, metadata }),
    );
    expect(fixed).not.toContain(free?.split('. ').at(-1));
  });
});

describe('the last day of a ticket (TFR-04)', () => {
  function Until({ day }: { readonly day: string }) {
    return useUntilText()(day);
  }
  const untilIn = (locale: Locale, day: string): string => {
    const texts = createTexts(locale);
    texts.load(locale, compileMessages(readMessages(locale)));
    const { container } = render(
      <RawIntlProvider value={texts.intl()}>
        <Until day={day} />
      </RawIntlProvider>,
    );
    return container.textContent;
  };

  it.each([
    ['cs', 'do čt\u00A021.01.2027'],
    ['en', 'to Thu\u00A021.01.2027'],
    ['sk', 'do št\u00A021.01.2027'],
    ['pl', 'do czw.\u00A021.01.2027'],
    ['ro', 'până joi\u00A021.01.2027'],
  ] as const)('is shown with its weekday in %s, and with the same digits in all languages', (locale, text) => {
    expect(untilIn(locale, '2027-01-21')).toBe(text);
  });
});
