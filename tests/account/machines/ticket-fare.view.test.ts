import { describe, expect, it } from 'vitest';
import { replay } from '#formal/exploration/replay.ts';
import { ticketFareModel } from '#machines/account/ticket-fare/model/ticket-fare.model.ts';
import { halfYear, month } from '#machines/account/ticket-fare/model/ticket-fare.samples.ts';
import { betterTicketFor } from '#machines/account/ticket-fare/ticket-fare.better.ts';
import { withCombination } from '#machines/account/ticket-fare/ticket-fare.choice.ts';
import { ticketFareProblems } from '#machines/account/ticket-fare/ticket-fare.problems.ts';
import { ticketFareView } from '#machines/account/ticket-fare/ticket-fare.view.ts';

const opened = ['readLimits=read', 'readTickets=active'];
const repeated = [...opened, 'readOffers=all'];
const snapshotAfter = (...steps: readonly string[]) =>
  replay(ticketFareModel, 'fresh', steps).snapshot as Parameters<typeof ticketFareView>[0];
const viewAfter = (...steps: readonly string[]) => ticketFareView(snapshotAfter(...steps));
const names = (messages: readonly { readonly name: string }[]) => messages.map(({ name }) => name);

describe('the view of a ticket fare (TFR-01)', () => {
  it('offers the allowed days, and blocks days on which the ticket would overlap another ticket', () => {
    const { start } = viewAfter(...repeated);
    expect(start.window).toEqual({ earliest: '2026-11-21', latest: '2027-01-20' });
    expect(['2026-11-21', '2026-11-30', '2026-12-01'].map(start.isBlocked)).toEqual([true, true, false]);
  });

  it('blocks no day while no combination is chosen', () => {
    const { start } = viewAfter(...opened, 'readOffers=none');
    expect(start.isBlocked('2026-11-25')).toBe(false);
  });

  it('shows the first and the last day, the zone and the price', () => {
    expect(viewAfter(...repeated).preview).toEqual({
      title: '30 dní',
      validFrom: '2026-12-01',
      validTo: '2026-12-30',
      zone: 'Pásmo 100',
      price: 55_000,
      listPrice: null,
      blocked: false,
      startsToday: false,
      outlivesCard: false,
      explanation: {
        ticket: '30 dní',
        profile: 'Student s ISIC',
        zone: 'Pásmo 100',
        priceList: {
          displayName: 'Ceník jízdenek',
          period: { displayName: 'Ceník 2026', validFrom: '2026-01-01', validTo: '2026-12-31' },
        },
        full: 55_000,
        reductions: [],
        price: 55_000,
        taxPercentage: 12,
        perDay: 1800,
      },
    });
  });

  it('explains the reductions, but only after a zone is chosen (TFR-07)', () => {
    const withIsic = viewAfter(...opened, 'readOffers=withIsic');
    expect(withIsic.preview?.explanation).toMatchObject({
      full: 55_000,
      reductions: [{ kind: 'ISIC', amount: 11_000, percentage: 20 }],
      price: 44_000,
    });
    const anew = viewAfter('readLimits=read', 'readTickets=none', 'readOffers=all', 'chooseCombination/thirtyDays');
    expect([anew.preview?.price, anew.preview?.explanation]).toEqual([null, null]);
  });

  it('gives the period of the price list as the reason of a changed price only if a new period has begun (TFR-06)', () => {
    const snapshot = snapshotAfter(...opened, 'readOffers=withIsic', 'changeValidFrom/day', 'readOffers=all');
    const { context } = snapshot;
    const offersFrom = (validFrom: string) =>
      context.offers.map((offer) => ({
        ...offer,
        priceList: { displayName: '', period: { displayName: '', validFrom, validTo: null } },
      }));
    const noteOf = (validFrom: string) =>
      ticketFareView({ ...snapshot, context: { ...context, offers: offersFrom(validFrom) } }).notes.price;
    const prices = { ticket: '30 dní', price: 55_000, priceBefore: 44_000 };
    expect(noteOf('2026-12-05')).toEqual({
      name: 'PRICE_CHANGED_SINCE',
      metadata: { ...prices, day: '2026-12-05' },
    });
    expect(noteOf('2026-12-02')?.metadata['day']).toBe('2026-12-02');
    for (const other of ['2026-12-01', '2026-12-06'])
      expect(noteOf(other)).toEqual({
        name: 'PRICE_CHANGED',
        metadata: { ...prices, day: '2026-12-05', dayBefore: '2026-12-01' },
      });
  });

  it('shows the name of a zone that the newly chosen ticket does not have, and asks for another zone (TFR-06)', () => {
    const snapshot = snapshotAfter(...repeated);
    const [thirty, half] = snapshot.context.offers;
    if (thirty === undefined || half === undefined) throw new Error('expected two offers');
    const [first, second] = half.zones;
    if (first === undefined || second === undefined) throw new Error('expected two zones');
    const other = { ...second, zone: { id: 3, name: '300', displayName: 'Pásmo 300', schematic: null } };
    const offers = [thirty, { ...half, zones: [second, other] }];
    const context = { ...snapshot.context, ...withCombination({ ...snapshot.context, offers }, halfYear.id), offers };
    const view = ticketFareView({ ...snapshot, context });
    const message = {
      name: 'ZONE_LOST_BY_TICKET',
      metadata: { zone: 'Pásmo 100', ticket: 'Pololetí', day: '2026-12-01' },
    };
    expect([view.zone.messages, view.zone.losses, view.notes.zone]).toEqual([[message], [message], null]);
  });

  it('names the zone in the message about a lost ticket only if a ticket of the new day has this zone (TFR-06)', () => {
    const { messages } = viewAfter(
      ...repeated,
      'chooseZone/second',
      'changeValidFrom/day',
      'readOffers=halfYearOnly',
    ).combination;
    expect(messages[0]?.metadata).toEqual({ ticket: '30 dní', day: '2026-12-05', zone: 'Pásmo 200' });
    const snapshot = snapshotAfter(...repeated, 'changeValidFrom/day', 'readOffers=halfYearOnly');
    const context = { ...snapshot.context, zoneName: '900' };
    expect(names(ticketFareView({ ...snapshot, context }).combination.messages)).toEqual(['COMBINATION_LOST']);
  });

  it('offers a better ticket with its saving and its additional days (TFR-08)', () => {
    const anew = ['readLimits=read', 'readTickets=none', 'readOffers=withMonth', 'chooseCombination/thirtyDays'];
    expect(viewAfter(...anew).better).toBeNull();
    expect(viewAfter(...anew, 'chooseZone/first').better).toEqual({ title: 'Měsíc', saving: 2800, extraDays: 1 });
    expect(viewAfter(...anew, 'chooseZone/second').better).toEqual({ title: 'Měsíc', saving: 0, extraDays: 1 });
    expect(viewAfter(...anew, 'chooseZone/first', 'declineBetterTicket').better).toBeNull();
  });

  it('does not offer a better ticket that cannot be bought, starts on another day, or ends after the card (TFR-08)', () => {
    const anew = ['readLimits=read', 'readTickets=none', 'readOffers=withMonth', 'chooseCombination/thirtyDays'];
    const { context } = snapshotAfter(...anew, 'chooseZone/first');
    const priced = (name: string) =>
      context.offers.map((offer) => (offer.combination.displayName === name ? { ...offer, zones: cheap } : offer));
    const cheap = [
      { zone: { id: 1, name: '100', displayName: '', schematic: null }, price: 1, listPrice: 1, fullPrice: null },
    ];
    const betterOf = (changed: Partial<typeof context>) =>
      betterTicketFor({ ...context, ...changed })?.offer.combination.displayName;
    expect(betterOf({ offers: priced('Pololetí') })).toBe('Pololetí');
    expect(betterOf({ offers: priced('Pololetí'), start: '2026-12-01' })).toBe('Měsíc');
    expect(betterOf({ start: '2026-12-01' })).toBe('Měsíc');
    expect(betterOf({ start: '2026-12-01', card: { ...context.card, validTo: '2026-12-30' } })).toBeUndefined();
    expect(betterOf({ leftTickets: [month.id] })).toBeUndefined();
    expect(betterOf({ start: '2027-01-21' })).toBeUndefined();
  });

  it('shows the ISIC price, with the list price if it is higher (ISI-02)', () => {
    const withIsic = viewAfter(...opened, 'readOffers=withIsic');
    expect([withIsic.preview?.price, withIsic.preview?.listPrice, withIsic.canAdd]).toEqual([44_000, 55_000, true]);
    const other = viewAfter(...opened, 'readOffers=withIsic', 'chooseZone/second');
    expect([other.preview?.price, other.preview?.listPrice]).toEqual([42_000, null]);
    expect(viewAfter(...opened, 'readOffers=withIsic', 'addToCart').preview?.price).toBe(44_000);
  });

  it('shows no prices of the day before while the offers of the chosen day are being read', () => {
    const view = viewAfter(...repeated, 'changeValidFrom/day');
    expect([view.preview, view.zone.stale, view.zone.disabled, view.combination.disabled]).toEqual([
      null,
      true,
      true,
      true,
    ]);
    expect(view.combination.rows.map(({ price, until, perDay }) => [price, until, perDay])).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });

  it('has a row for each ticket: its last day, its price in the chosen zone, and its price per day (TFR-04)', () => {
    expect(viewAfter(...repeated).combination.rows).toEqual([
      {
        id: 1,
        title: '30 dní',
        until: '2026-12-30',
        onlyToday: false,
        price: 55_000,
        isLowest: false,
        perDay: 1800,
        obstacle: null,
      },
      {
        id: 2,
        title: 'Pololetí',
        until: '2026-12-31',
        onlyToday: true,
        price: 275_000,
        isLowest: false,
        perDay: 6700,
        obstacle: 'TICKET_FARE_COLLISION',
      },
    ]);
  });

  it('shows the lowest price of a ticket while no zone is chosen, and the obstacle if there is no price', () => {
    const [row] = viewAfter('readLimits=read', 'readTickets=none', 'readOffers=all').combination.rows;
    expect([row?.price, row?.isLowest, row?.perDay, row?.obstacle]).toEqual([42_000, true, null, null]);
    const [only] = viewAfter('readLimits=read', 'readTickets=none', 'readOffers=oneZone').combination.rows;
    expect([only?.price, only?.isLowest]).toEqual([55_000, false]);
    const [unpriced] = viewAfter('readLimits=read', 'readTickets=none', 'readOffers=unpriced').combination.rows;
    expect([unpriced?.price, unpriced?.obstacle]).toEqual([null, 'INVALID_PRICE_LIST']);
    const [endless] = viewAfter('readLimits=read', 'readTickets=none', 'readOffers=beyondCalendar').combination.rows;
    expect([endless?.until, endless?.obstacle]).toEqual([null, 'VALIDITY_BEYOND_CALENDAR']);
  });

  it('shows that a ticket is not sold for the chosen zone, with the name of the zone', () => {
    const snapshot = snapshotAfter(...repeated, 'chooseZone/second');
    const [thirty, half] = snapshot.context.offers;
    if (thirty === undefined || half === undefined) throw new Error('expected two offers');
    const offers = [thirty, { ...half, zones: half.zones.slice(0, 1) }];
    const context = { ...snapshot.context, offers, tickets: { last: null, held: [] } };
    const view = ticketFareView({ ...snapshot, context });
    expect(view.combination.rows[1]).toMatchObject({ obstacle: 'ZONE_NOT_OFFERED', price: 275_000, perDay: null });
    expect(view.zone.name).toBe('Pásmo 200');
  });

  it("lists the last bought ticket first, and the other tickets in the operator's order", () => {
    const ids = (...steps: readonly string[]) => viewAfter(...steps).combination.rows.map(({ id }) => id);
    expect(ids(...repeated)).toEqual([1, 2]);
    expect(ids('readLimits=read', 'readTickets=none', 'readOffers=all')).toEqual([1, 2]);
    expect(ids('readLimits=read', 'readTickets=halfYear', 'readOffers=all', 'readOffers=all')).toEqual([2, 1]);
  });

  it('fixes and disables the start of a half-year ticket', () => {
    const half = ['chooseCombination/halfYear', 'readOffers=all'];
    const view = viewAfter(...repeated, ...half);
    expect([view.combination.chosen, view.start.fixed, view.start.disabled]).toEqual([halfYear.id, true, true]);
  });

  it('shows at each field why the ticket cannot be bought, and does not allow adding it to the cart', () => {
    const view = viewAfter(...repeated, 'changeValidFrom/colliding', 'readOffers=unpriced');
    expect(names(view.start.messages)).toEqual(['TICKET_FARE_COLLISION']);
    expect(names(view.combination.messages)).toEqual(['INVALID_PRICE_LIST']);
    expect([view.canAdd, view.preview?.blocked]).toEqual([false, true]);
  });

  it('explains the collision of a half-year ticket, whose day cannot be changed', () => {
    const half = ['chooseCombination/halfYear', 'readOffers=all'];
    const view = viewAfter(...repeated, ...half);
    expect(view.start.messages).toEqual([
      {
        name: 'TICKET_FARE_COLLISION_FIXED_START',
        metadata: { heldTicketValidFrom: '2026-11-01', heldTicketValidTo: '2026-11-30', ticketValidTo: '2026-12-31' },
      },
    ]);
    expect([view.start.disabled, view.canAdd]).toEqual([true, false]);
  });

  it('shows the explanation of the collision also if the server finds it, but not again above the form', () => {
    const anew = ['readLimits=read', 'readTickets=none', 'readOffers=all', 'chooseCombination/halfYear'];
    const view = viewAfter(...anew, 'chooseZone/first', 'addToCart', 'addTicketFare=TICKET_FARE_COLLISION');
    expect(view.start.messages).toMatchObject([
      { name: 'TICKET_FARE_COLLISION_FIXED_START', metadata: { heldTicketValidTo: '2027-01-08' } },
    ]);
    expect(view.refusal).toBeNull();
  });

  it('shows at the day why no end can be computed, and above all fields which data could not be loaded', () => {
    const view = viewAfter(...opened, 'readOffers=beyondCalendar');
    expect([names(view.start.messages), view.missing, view.preview, view.canAdd]).toEqual([
      ['VALIDITY_BEYOND_CALENDAR'],
      null,
      null,
      false,
    ]);
    expect(viewAfter(...opened, 'readOffers=noAnswer').missing).toBe('combinations');
  });

  it('shows the days in the message about an impossible start', () => {
    const { context } = snapshotAfter('readLimits=read', 'readTickets=none', 'readOffers=all');
    const metadataOn = (start: string) => ticketFareProblems({ ...context, start })[0]?.metadata;
    expect(metadataOn('2027-01-21')).toEqual({ earliestValidFrom: '2026-11-21', latestValidFrom: '2027-01-20' });
    expect(metadataOn('2026-11-20')).toEqual({ ticketValidFrom: '2026-11-20' });
    expect(viewAfter(...repeated, 'changeValidFrom/beforeAllDays').start.messages[0]?.metadata).toEqual({
      ticketValidFrom: '1899-12-31',
    });
  });

  it('reports a start outside the allowed days even before a combination is chosen', () => {
    const { context } = snapshotAfter('readLimits=read', 'readTickets=none', 'readOffers=all');
    const problemsOn = (start: string) => ticketFareProblems({ ...context, start }).map(({ name }) => name);
    expect(problemsOn('2027-01-20')).toEqual([]);
    expect(problemsOn('2027-01-21')).toEqual(['INVALID_VALID_FROM']);
    expect(problemsOn('2026-11-20')).toEqual(['VALID_FROM_IN_PAST']);
  });

  it('reports an invalid day only after the submit, and a day in the past at once', () => {
    expect(names(viewAfter(...repeated, 'changeValidFrom/garbage').start.messages)).toEqual([]);
    expect(names(viewAfter(...repeated, 'changeValidFrom/garbage', 'addToCart').start.messages)).toEqual(['NOT_A_DAY']);
    expect(names(viewAfter(...repeated, 'changeValidFrom/beforeAllDays').start.messages)).toEqual([
      'VALID_FROM_IN_PAST',
    ]);
  });

  it('also marks the combination as invalid if the reduced profile ends before the ticket', () => {
    const refused = 'addTicketFare=TICKET_FARE_EXCEEDS_PROFILE_VALIDITY';
    const view = viewAfter(...repeated, 'addToCart', refused);
    expect(names(view.start.messages)).toEqual(['TICKET_FARE_EXCEEDS_PROFILE_VALIDITY']);
    expect(names(view.combination.messages)).toEqual(['INVALID_TICKET_COMBINATION']);
    expect(view.refusal).toBeNull();
  });

  it('shows a refusal that concerns no field above the form, and marks a missing response as unsure', () => {
    const inCart = viewAfter(...repeated, 'addToCart', 'addTicketFare=TICKET_FARE_ALREADY_IN_CART');
    expect([inCart.refusal?.message.name, inCart.refusal?.isUnsure]).toEqual(['TICKET_FARE_ALREADY_IN_CART', false]);
    expect(viewAfter(...repeated, 'addToCart', 'addTicketFare=noAnswer').refusal?.isUnsure).toBe(true);
  });

  it('keeps the metadata of a refused day for its message', () => {
    const view = viewAfter(...repeated, 'addToCart', 'addTicketFare=TICKET_FARE_EXCEEDS_CARD_VALIDITY');
    expect(view.start.messages[0]?.metadata).toEqual({ cardValidTo: '2026-12-20', ticketValidTo: '2026-12-30' });
  });
});
