import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { locales, type Locale } from '#contract/enumerations.ts';
import { Day, DayRange, Moment } from '#i18n/dates.tsx';
import { staticTexts } from '#i18n/texts.ts';
import { compileMessages, readMessages } from '#messages/compile.ts';
import { uncheckedKey } from '#messages/keys/message-key.ts';
import { dayInWords, weekdayName } from '#rules/date-names.ts';
import { formatDay, parseDay } from '#rules/date-text.ts';
import { momentInWords } from '#server/platform/i18n/date-text.ts';
// @vitest-environment jsdom
import { languagesOf } from '#tests/common/languages-of.ts';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { calendarTexts } from '../../ui/calendar-texts.ts';

afterEach(cleanup);

const intlOf = Object.fromEntries(
  locales.map((locale) => [locale, staticTexts(locale, compileMessages(readMessages(locale))).intl()]),
);
const textIn = (locale: Locale, id: string, values: Record<string, string> = {}): string =>
  String(intlOf[locale]?.formatMessage({ id: uncheckedKey(id) }, values));

function Field({ locale, start = null }: { readonly locale: Locale; readonly start?: string | null }) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <>
      <DatePicker label="From" today="2026-11-21" {...{ locale, value, texts: calendarTexts }} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  );
}

const fieldText = () => screen.getByRole('textbox', { name: 'From' }).getAttribute('value');

const typedDates = [
  ['6.5.2027', '2027-05-06', '06.05.2027'],
  ['06.05.2027', '2027-05-06', '06.05.2027'],
  ['12/1/2027', 'none', '12/1/2027'],
  ['27/12/2027', 'none', '27/12/2027'],
  ['12-1-2027', 'none', '12-1-2027'],
  ['31.2.2027', 'none', '31.2.2027'],
] as const;

describe.each(locales)('a date field in %s', (locale) => {
  it.each(typedDates)('reads %s as %s and then shows %s (FMT-03)', async (text, iso, shown) => {
    render(<Field locale={locale} />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'From' }), text);
    await user.tab();
    expect(screen.getByRole('status').textContent).toBe(iso);
    expect(fieldText()).toBe(shown);
  });

  it('accepts the text that it shows', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const { unmount } = render(<Field locale={locale} start={iso} />);
        const shown = fieldText() ?? '';
        unmount();
        expect(parseDay(shown)).toBe(iso);
      }),
      { numRuns: 20 },
    );
  });

  it('has a help text and errors with example dates that it accepts', () => {
    const help = textIn(locale, 'ticketFare.validFrom.help', {
      earliest: formatDay('2026-11-23'),
      latest: formatDay('2027-01-31'),
    });
    const texts = [help, textIn(locale, 'ticketFare.errors.NOT_A_DAY'), textIn(locale, 'list.filter.notADay')];
    const dates = texts.flatMap((text) => text.match(/\d[\d.,/ -]*\d/g) ?? []);
    expect(dates.map(parseDay)).toEqual(['2026-11-23', '2027-01-31', '2026-12-24', '2026-12-24']);
    for (const text of texts) expect(text).toMatch(/\p{L}+\.\p{L}+\.\p{L}+/u);
  });
});

/** For each language: weekday, day in words, moment in words. No text has the American format. */
const expected = {
  cs: ['st', 'středa 6. května 2026', '6. května 2026 v 04:35'],
  en: ['Wed', 'Wednesday, 6 May 2026', '6 May 2026 at 04:35'],
  sk: ['st', 'streda 6. mája 2026', '6. mája 2026 o 04:35'],
  pl: ['śr.', 'środa, 6 maja 2026', '6 maja 2026 04:35'],
  ro: ['mie.', 'miercuri, 6 mai 2026', '6 mai 2026 la 04:35'],
};

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe.each(languagesOf(expected))('a date shown in %s', (locale) => {
  const show = (what: React.ReactElement) => {
    const intl = intlOf[locale];
    if (intl === undefined) throw new Error(`no texts in ${locale}`);
    return render(<RawIntlProvider value={intl}>{what}</RawIntlProvider>).container.textContent;
  };

  it('has digits, points and the 24-hour clock', () => {
    expect(show(<Day value="2026-05-06" />)).toBe('06.05.2026');
    expect(show(<Day value="2026-05-06" weekday />)).toBe(`${expected[locale][0]}\u00A006.05.2026`);
    expect(show(<DayRange from="2026-05-06" to="2027-05-05" />)).toBe('06.05.2026\u00A0– 05.05.2027');
    expect(show(<DayRange from="2026-05-06" to={null} />)).toBe('06.05.2026\u00A0– ');
    expect(show(<Moment value="2026-05-06T02:35:00Z" />)).toBe('06.05.2026 04:35');
    expect(show(<Moment value="2026-05-06T14:35:00Z" />)).toBe('06.05.2026 16:35');
  });

  it('contains the day or moment in a machine-readable form', () => {
    show(<Day value="2026-05-06" weekday />);
    show(<Moment value="2026-05-06T02:35:00Z" />);
    expect([...document.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([
      '2026-05-06',
      '2026-05-06T02:35:00Z',
    ]);
  });

  it('has the names of days and months in this language', () => {
    const names = [
      weekdayName('2026-05-06', locale),
      dayInWords('2026-05-06', locale),
      momentInWords(locale, new Date('2026-05-06T02:35:00Z')),
    ];
    expect(names.map(plain)).toEqual(expected[locale]);
  });
});
