// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RawIntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { locales, type Locale } from '#contract/enumerations.ts';
import { ChangeNote } from '#features/account/card-actions/ticket-fare/change-note.tsx';
import { PriceExplanation } from '#features/account/card-actions/ticket-fare/price-explanation.tsx';
import { useMessagesText } from '#features/account/card-actions/ticket-fare/ticket-fare-texts.ts';
import { TicketFareView } from '#features/account/card-actions/ticket-fare/ticket-fare-view.tsx';
import { replay } from '#formal/exploration/replay.ts';
import { createTexts } from '#i18n/texts.ts';
import { ticketFareModel } from '#machines/account/ticket-fare/model/ticket-fare.model.ts';
import type { ExplainedTicket } from '#machines/account/ticket-fare/ticket-fare.explanation.ts';
import { ticketFareMachine } from '#machines/account/ticket-fare/ticket-fare.machine.ts';
import type { ChangeMessage, TicketFareMessage } from '#machines/account/ticket-fare/ticket-fare.messages.ts';
import { compileMessages, readMessages } from '#messages/compile.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

fillBrowserGaps();
afterEach(cleanup);

const names = { ticket: '30 dní', zone: 'Pásmo 200', now: 'Pásmo 100' };
const day = '2027-01-01';
const prices = { price: 57_200, priceBefore: 55_000 };

const notes: readonly ChangeMessage[] = [
  { name: 'ONLY_ZONE_BY_DAY', metadata: { ...names, day } },
  { name: 'ONLY_ZONE_BY_TICKET', metadata: { ...names, day } },
  { name: 'MOVED_TO_TODAY', metadata: { day } },
  { name: 'RETURNED', metadata: { day } },
  { name: 'PRICE_CHANGED_SINCE', metadata: { ticket: names.ticket, day, ...prices } },
  { name: 'PRICE_CHANGED', metadata: { ticket: names.ticket, day, dayBefore: '2026-12-31', ...prices } },
];
const losses: readonly TicketFareMessage[] = [
  { name: 'COMBINATION_LOST', metadata: { ticket: names.ticket, day } },
  { name: 'COMBINATION_LOST_ZONE_KEPT', metadata: { ticket: names.ticket, zone: names.zone, day } },
  { name: 'ZONE_LOST_BY_DAY', metadata: { ticket: names.ticket, zone: names.zone, day } },
  { name: 'ZONE_LOST_BY_TICKET', metadata: { ticket: names.ticket, zone: names.zone } },
];

function Loss({ message }: { readonly message: TicketFareMessage }) {
  return useMessagesText()([message]);
}

function inLanguage(locale: Locale, element: React.ReactElement): string {
  const texts = createTexts(locale);
  texts.load(locale, compileMessages(readMessages(locale)));
  const { container } = render(inShop(testShop(), <RawIntlProvider value={texts.intl()}>{element}</RawIntlProvider>));
  return container.textContent.replaceAll('\u00A0', ' ');
}

const asWritten = (iso: string): string => iso.split('-').toReversed().join('.');

/** How a text must contain a value: a day as people write it, an amount with its digits, a name unchanged. */
function wordsOf([name, value]: readonly [string, string | number]): string | RegExp {
  if (typeof value === 'number') return new RegExp(`${value / 100}[.,]00`);
  return name.startsWith('day') ? asWritten(value) : value;
}

describe.each(locales)('the note about the effect of a changed day, in %s (TFR-06)', (locale) => {
  it.each(notes)('contains all values of $name', (note) => {
    const text = inLanguage(locale, <ChangeNote note={note} />);
    const { day: shownDay, ...metadata } = note.metadata;
    const said = note.name === 'ONLY_ZONE_BY_TICKET' ? metadata : note.metadata;
    for (const entry of Object.entries(said)) expect(text).toMatch(wordsOf(entry));
    expect(shownDay).toBe(day);
    expect(text).not.toMatch(/[{}]|\d{4}-\d{2}/);
  });

  it.each(losses)('contains all values of $name', (message) => {
    const text = inLanguage(locale, <Loss message={message} />);
    for (const entry of Object.entries(message.metadata)) expect(text).toMatch(wordsOf(entry));
    expect(text).not.toMatch(/[{}]|\d{4}-\d{2}/);
  });
});

describe('a note below a field', () => {
  it('is a status element that exists before it has a text', () => {
    const { rerender } = render(inShop(testShop(), <ChangeNote note={null} />));
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    rerender(inShop(testShop(), <ChangeNote note={{ name: 'RETURNED', metadata: { day } }} />));
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toMatch(/^První den je zase/);
  });
});

const explanation: ExplainedTicket = {
  ticket: '30 dní',
  profile: 'Student s ISIC',
  zone: 'Pásmo 100',
  priceList: {
    displayName: 'Studenti',
    period: { displayName: 'Ceník 2026', validFrom: '2026-01-01', validTo: '2026-12-31' },
  },
  full: 55_000,
  reductions: [
    { kind: 'PROFILE', amount: 27_500, percentage: 50 },
    { kind: 'ISIC', amount: 5500, percentage: 20 },
  ],
  price: 22_000,
  taxPercentage: 12,
  perDay: 733,
};

async function linesOf(shown: ExplainedTicket): Promise<string[]> {
  const { container } = render(inShop(testShop(), <PriceExplanation explanation={shown} />));
  expect(container.querySelector('dl')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Jak se cena počítá' }));
  return [...container.querySelectorAll('dl > div, dl + p')].map(({ textContent }) =>
    textContent.replaceAll('\u00A0', ' '),
  );
}

describe('the explanation of a price (TFR-07)', () => {
  it('contains ticket, zone, price list, both reductions, the price, its tax and the price per day', async () => {
    expect(await linesOf(explanation)).toEqual([
      'Jízdenka30 dní',
      'PásmoPásmo 100',
      'CeníkStudenti, Ceník 202601.01.2026 – 31.12.2026',
      'Plná cena550,00 Kč',
      'Sleva: Student s ISIC (50 %)-275,00 Kč',
      'Sleva s ISIC (20 %)-55,00 Kč',
      'Cena220,00 Kč',
      'Cena je včetně DPH 12 % a vychází asi na 7,33 Kč na den.',
    ]);
  });

  it('does not mention tax if the seller pays none', async () => {
    expect((await linesOf({ ...explanation, taxPercentage: 0 })).at(-1)).toBe('Cena vychází asi na 7,33 Kč na den.');
  });

  it('begins with the list price if no full price is known, and shows no end for a period without an end', async () => {
    const period = { displayName: 'Ceník 2027', validFrom: '2027-01-01', validTo: null };
    const lines = await linesOf({
      ...explanation,
      priceList: { displayName: 'Studenti', period },
      full: 27_500,
      reductions: [{ kind: 'ISIC', amount: 5500, percentage: 20 }],
    });
    expect(lines.slice(2, 4)).toEqual(['CeníkStudenti, Ceník 2027od 01.01.2027', 'Cena podle ceníku275,00 Kč']);
  });

  it('mentions no reductions if the price has none, and no price list if the price list is unknown', async () => {
    const lines = await linesOf({ ...explanation, priceList: null, full: 22_000, reductions: [] });
    expect(lines.slice(0, 3)).toEqual(['Jízdenka30 dní', 'PásmoPásmo 100', 'Cena220,00 Kč']);
  });
});

describe('a better ticket (TFR-08)', () => {
  it.each(['Zvolit ji', 'Ne, děkuji'])('moves the focus to the preview after %s', async (answer) => {
    const steps = [
      'readLimits=read',
      'readTickets=none',
      'readOffers=withMonth',
      'chooseCombination/thirtyDays',
      'chooseZone/first',
    ];
    const { snapshot } = replay(ticketFareModel, 'fresh', steps);
    const input = ticketFareModel.inputs['fresh'];
    if (input === undefined) throw new Error('expected the input fresh');
    const actor = createActor(ticketFareMachine, {
      input,
      snapshot: ticketFareMachine.getPersistedSnapshot(snapshot as never),
    }).start();
    const { baseElement } = render(inShop(testShop(), <TicketFareView actor={actor} person="Jana Nováková" />));
    const offer = within(baseElement).getByText(/^Jízdenka „Měsíc“/);
    expect(offer.parentElement?.textContent.replaceAll('\u00A0', ' ')).toBe(
      'Jízdenka „Měsíc“ platí ve stejných dnech a ještě 1 den navíc, a stojí o 28 Kč méně.',
    );
    await userEvent.click(within(baseElement).getByRole('button', { name: answer }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Náhled jízdenky');
    expect(within(baseElement).queryByText(/^Jízdenka „Měsíc“/)).toBeNull();
  });
});
