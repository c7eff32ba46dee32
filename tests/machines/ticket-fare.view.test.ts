import { describe, expect, it } from 'vitest';
import { ticketFareModel } from '../../machines/ticket-fare/ticket-fare.model.ts';
import { ticketFareProblems } from '../../machines/ticket-fare/ticket-fare.problems.ts';
import { halfYear } from '../../machines/ticket-fare/ticket-fare.samples.ts';
import { ticketFareView } from '../../machines/ticket-fare/ticket-fare.view.ts';
import { replay } from '../formal/replay.ts';

const repeated = ['readLimits=read', 'readTickets=active', 'readCombinations=all', 'readOffer=twoZones'];
const snapshotAfter = (...steps: readonly string[]) =>
  replay(ticketFareModel, 'fresh', steps).snapshot as Parameters<typeof ticketFareView>[0];
const viewAfter = (...steps: readonly string[]) => ticketFareView(snapshotAfter(...steps));
const names = (messages: readonly { readonly name: string }[]) => messages.map(({ name }) => name);

describe('the view of a ticket fare (TFR-01)', () => {
  it('offers the allowed days and blocks those on which the ticket would overlap another one', () => {
    const { start } = viewAfter(...repeated);
    expect(start.window).toEqual({ earliest: '2026-11-21', latest: '2027-01-20' });
    expect(['2026-11-21', '2026-11-30', '2026-12-01'].map(start.isBlocked)).toEqual([true, true, false]);
  });

  it('blocks no day while no combination is chosen', () => {
    const { start } = viewAfter('readLimits=read', 'readTickets=active', 'readCombinations=none');
    expect(start.isBlocked('2026-11-25')).toBe(false);
  });

  it('shows the first and the last day, the zone and the price', () => {
    expect(viewAfter(...repeated).preview).toEqual({
      title: '30 dní',
      validFrom: '2026-12-01',
      validTo: '2026-12-30',
      zone: 'Pásmo 100',
      price: 55_000,
      pricing: false,
      listPrice: null,
      blocked: false,
      startsToday: false,
      outlivesCard: false,
    });
  });

  it('shows the ISIC price as soon as it is known, with the list price if that is higher (ISI-02)', () => {
    const withIsic = (...steps: readonly string[]) => {
      const { snapshot } = replay(ticketFareModel, 'isicAllowed', [...repeated, ...steps]);
      const view = ticketFareView(snapshot as Parameters<typeof ticketFareView>[0]);
      return { ...view, prices: [view.preview?.price, view.preview?.pricing, view.preview?.listPrice] };
    };
    const reading = withIsic();
    expect([reading.prices, reading.canAdd, reading.zone.chosen]).toEqual([[null, true, null], false, '100']);
    const read = withIsic('readIsicPrice=lower');
    expect([read.prices, read.canAdd]).toEqual([[44_000, false, 55_000], true]);
    expect(withIsic('readIsicPrice=same').prices).toEqual([55_000, false, null]);
    const failed = withIsic('readIsicPrice=noAnswer');
    expect([failed.prices, failed.missing, failed.canAdd]).toEqual([[null, false, null], 'isicPrice', false]);
    expect(failed.refusal).toBeNull();
    expect(names(withIsic('readIsicPrice=INVALID_ZONE').zone.messages)).toEqual(['INVALID_ZONE']);
    expect(withIsic('readIsicPrice=lower', 'addToCart').prices).toEqual([44_000, false, 55_000]);
  });

  it('shows neither price nor zones while they are being read', () => {
    const view = viewAfter(...repeated, 'changeValidFrom/day');
    expect([view.preview, view.zone.options, view.combination.disabled]).toEqual([null, [], true]);
  });

  it('fixes and disables the start of a half-year ticket', () => {
    const half = ['chooseCombination/halfYear', 'readCombinations=all', 'readOffer=oneZone'];
    const view = viewAfter(...repeated, ...half);
    expect([view.combination.chosen, view.start.fixed, view.start.disabled]).toEqual([halfYear.id, true, true]);
  });

  it('shows at each field why the ticket cannot be bought, and does not allow adding it to the cart', () => {
    const view = viewAfter(...repeated, 'changeValidFrom/colliding', 'readCombinations=all', 'readOffer=unpriced');
    expect(names(view.start.messages)).toEqual(['TICKET_FARE_COLLISION']);
    expect(names(view.combination.messages)).toEqual(['INVALID_PRICE_LIST']);
    expect([view.canAdd, view.preview?.blocked]).toEqual([false, true]);
  });

  it('tells what can be done when a half-year ticket collides: its day cannot be changed', () => {
    const half = ['chooseCombination/halfYear', 'readCombinations=all', 'readOffer=oneZone'];
    const view = viewAfter(...repeated, ...half);
    expect(view.start.messages).toEqual([
      {
        name: 'TICKET_FARE_COLLISION_FIXED_START',
        metadata: { heldTicketValidFrom: '2026-11-01', heldTicketValidTo: '2026-11-30', ticketValidTo: '2026-12-31' },
      },
    ]);
    expect([view.start.disabled, view.canAdd]).toEqual([true, false]);
  });

  it('says the same about a half-year ticket when the server finds the collision, once', () => {
    const opened = ['readLimits=read', 'readTickets=none', 'readCombinations=all'];
    const half = ['chooseCombination/halfYear', 'readOffer=oneZone'];
    const view = viewAfter(...opened, ...half, 'addToCart', 'addTicketFare=TICKET_FARE_COLLISION');
    expect(view.start.messages).toMatchObject([
      { name: 'TICKET_FARE_COLLISION_FIXED_START', metadata: { heldTicketValidTo: '2027-01-08' } },
    ]);
    expect(view.refusal).toBeNull();
  });

  it('says at the day why no end can be computed, and above all fields what could not be loaded', () => {
    const view = viewAfter(...repeated.slice(0, -1), 'readOffer=VALIDITY_BEYOND_CALENDAR');
    expect([names(view.start.messages), view.missing, view.refusal]).toEqual([
      ['VALIDITY_BEYOND_CALENDAR'],
      'price',
      null,
    ]);
    const other = viewAfter(...repeated.slice(0, -1), 'readOffer=NOT_FOUND');
    expect([other.start.messages, other.combination.messages, other.zone.messages]).toEqual([[], [], []]);
  });

  it('names the days of a start that is not possible', () => {
    const { context } = snapshotAfter('readLimits=read', 'readTickets=none', 'readCombinations=all');
    const metadataOn = (start: string) => ticketFareProblems({ ...context, start })[0]?.metadata;
    expect(metadataOn('2027-01-21')).toEqual({ earliestValidFrom: '2026-11-21', latestValidFrom: '2027-01-20' });
    expect(metadataOn('2026-11-20')).toEqual({ ticketValidFrom: '2026-11-20' });
    expect(viewAfter(...repeated, 'changeValidFrom/beforeAllDays').start.messages[0]?.metadata).toEqual({
      ticketValidFrom: '1899-12-31',
    });
  });

  it('reports a start outside the allowed days even before a combination is chosen', () => {
    const { context } = snapshotAfter('readLimits=read', 'readTickets=none', 'readCombinations=all');
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

  it('shows a refusal that concerns no field above the form, and marks a missing answer as unsure', () => {
    const inCart = viewAfter(...repeated, 'addToCart', 'addTicketFare=TICKET_FARE_ALREADY_IN_CART');
    expect([inCart.refusal?.message.name, inCart.refusal?.isUnsure]).toEqual(['TICKET_FARE_ALREADY_IN_CART', false]);
    expect(viewAfter(...repeated, 'addToCart', 'addTicketFare=noAnswer').refusal?.isUnsure).toBe(true);
  });

  it('keeps the metadata of a refused day for its message', () => {
    const view = viewAfter(...repeated, 'addToCart', 'addTicketFare=TICKET_FARE_EXCEEDS_CARD_VALIDITY');
    expect(view.start.messages[0]?.metadata).toEqual({ cardValidTo: '2026-12-20', ticketValidTo: '2026-12-30' });
  });
});
