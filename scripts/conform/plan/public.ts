import { customerProfiles } from '#contract/endpoints/customer-profiles.ts';
import * as enumerations from '#contract/endpoints/enumerations.ts';
import { priceLists } from '#contract/endpoints/price-lists.ts';
import { tariffProfiles } from '#contract/endpoints/tariff-profiles.ts';
import { ticketCombinations } from '#contract/endpoints/ticket-combinations.ts';
import { zones, zonesPublic } from '#contract/endpoints/zones.ts';
import { CustomerProfile, PriceList, TariffProfile, TicketCombination } from '#contract/entities/tariff.ts';
import {
  cardApplicationStates,
  cardStates,
  carrierTypes,
  orderStates,
  ticketFareStates,
} from '#contract/enumerations.ts';
import type { CallPlan, Plans } from './call-plan.ts';
import { enumerationFacts, localesFacts, messagesFacts, validityFacts } from './facts.ts';
import * as samples from './samples.ts';
import { first, from, row, today } from './sources.ts';

const id = { path: 'id' };
const displayName = { path: 'displayName' };
const enumeration = (names: readonly string[]): CallPlan => ({ facts: enumerationFacts(names), hasTexts: true });

const combinations: CallPlan = {
  columns: { orderNumber: { path: 'orderNumber' }, id },
  filters: {
    customerProfileId: { path: 'customerProfile.id' },
    reduced: { path: 'customerProfile.reduced' },
    typeName: { path: 'typeName' },
  },
};

/** A call that changes reference data; it is made for a row that the kit has created. */
const change = (sample?: unknown): CallPlan => ({ convention: {}, ...(sample === undefined ? {} : { sample }) });

/** The public calls: texts, settings, reference data. */
export const publicPlans: Plans = {
  messages: { facts: messagesFacts, hasTexts: true },
  supportedLocales: { facts: localesFacts },
  systemConfigurations: {},
  changeSystemConfigurations: {},
  [enumerations.cardApplicationStatesList.name]: enumeration(cardApplicationStates),
  [enumerations.cardStatesList.name]: enumeration(cardStates),
  [enumerations.carrierTypesList.name]: enumeration(carrierTypes),
  [enumerations.eshopOrderStatesList.name]: enumeration(orderStates),
  [enumerations.ticketFareStatesList.name]: enumeration(ticketFareStates),
  branchOffices: {
    columns: { branchNumber: { path: 'branchNumber' }, id, name: { path: 'name' } },
    filters: { cardDeliveryAllowed: { path: 'cardDeliveryAllowed' } },
  },
  zonesPublic: {},
  zones: { columns: { name: { path: 'name' }, displayName } },
  zoneByNumber: {
    params: { number: from(zonesPublic, first('name')) },
    sameAs: row(zonesPublic),
    wrong: [
      {
        request: 'with a number that no zone has',
        parts: { params: { number: 987_654_321 } },
        refusals: ['NOT_FOUND'],
      },
    ],
  },
  zonesCombinedByZones: { query: { zoneIds: from(zonesPublic, first()) } },
  zone: { params: { id: from(zones, first()) }, sameAs: row(zones) },
  createZone: change(),
  updateZone: change(samples.zone),
  deleteZone: change(),
  customerProfiles: {
    hasTexts: true,
    // The answer does not contain the order number.
    columns: { orderNumber: null, id, displayName, profileNumber: { path: 'profileNumber' } },
    filters: { type: { path: 'type' }, onlyPrimary: { path: 'profileNumber', only: { query: true, row: 1 } } },
  },
  customerProfile: {
    params: { id: from(customerProfiles, first()) },
    sameAs: row(customerProfiles),
    convention: { specified: CustomerProfile },
  },
  createCustomerProfile: change(),
  updateCustomerProfile: change(samples.customerProfile),
  deleteCustomerProfile: change(),
  tariffProfiles: { columns: { id, displayName }, hasTexts: true },
  computedValidity: {
    params: { id: from(tariffProfiles, first()) },
    query: { date: today },
    facts: validityFacts,
  },
  tariffProfile: {
    params: { id: from(tariffProfiles, first()) },
    sameAs: row(tariffProfiles),
    convention: { specified: TariffProfile },
  },
  createTariffProfile: change(),
  updateTariffProfile: change(samples.tariffProfile),
  deleteTariffProfile: change(),
  priceLists: { columns: { id, displayName } },
  priceListZones: { params: { id: from(priceLists, first()) }, query: { date: today } },
  createPriceListPeriod: change(samples.period),
  priceList: {
    params: { id: from(priceLists, first()) },
    convention: { specified: PriceList },
  },
  createPriceList: change(),
  updatePriceList: change(samples.priceList),
  deletePriceList: change(),
  ticketCombinations: combinations,
  ticketCombinationsShortTerms: combinations,
  ticketCombination: {
    params: { id: from(ticketCombinations, first()) },
    sameAs: row(ticketCombinations),
    convention: { specified: TicketCombination },
  },
  createTicketCombination: change(),
  updateTicketCombination: change(samples.ticketCombination),
  deleteTicketCombination: change(),
};
