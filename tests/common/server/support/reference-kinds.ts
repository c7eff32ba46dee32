import * as customerProfiles from '#contract/endpoints/customer-profiles.ts';
import * as priceLists from '#contract/endpoints/price-lists.ts';
import * as tariffProfiles from '#contract/endpoints/tariff-profiles.ts';
import * as ticketCombinations from '#contract/endpoints/ticket-combinations.ts';
import * as zones from '#contract/endpoints/zones.ts';
import {
  customerProfileBody,
  priceListBody,
  tariffProfileBody,
  ticketCombinationBody,
  zoneBody,
} from './reference-bodies.ts';

/** For each kind of reference data: its five endpoints, a body to create a row and a body to change it. */
export const referenceKinds = [
  {
    kind: 'zone',
    list: zones.zones,
    read: zones.zone,
    create: zones.createZone,
    update: zones.updateZone,
    remove: zones.deleteZone,
    body: zoneBody(),
    changed: { ...zoneBody('501'), displayName: 'Jiné jméno' },
    taken: { ...zoneBody(), name: '100' },
  },
  {
    kind: 'customer profile',
    list: customerProfiles.customerProfiles,
    read: customerProfiles.customerProfile,
    create: customerProfiles.createCustomerProfile,
    update: customerProfiles.updateCustomerProfile,
    remove: customerProfiles.deleteCustomerProfile,
    body: customerProfileBody(),
    changed: { ...customerProfileBody('CAT'), ageFrom: 3, ageTo: 3, validTo: '2030-12-31', validToDefault: null },
    taken: customerProfileBody('ADULT'),
  },
  {
    kind: 'tariff profile',
    list: tariffProfiles.tariffProfiles,
    read: tariffProfiles.tariffProfile,
    create: tariffProfiles.createTariffProfile,
    update: tariffProfiles.updateTariffProfile,
    remove: tariffProfiles.deleteTariffProfile,
    body: tariffProfileBody(),
    changed: { ...tariffProfileBody('MONTHS_2'), type: 'CALENDAR', period: 'MONTH', periodQuantity: 2 },
    taken: tariffProfileBody('DAYS_30'),
  },
  {
    kind: 'price list',
    list: priceLists.priceLists,
    read: priceLists.priceList,
    create: priceLists.createPriceList,
    update: priceLists.updatePriceList,
    remove: priceLists.deletePriceList,
    body: priceListBody(),
    changed: { ...priceListBody('CAT/DAYS_7'), periods: [] },
    taken: priceListBody('ADULT/DAYS_30'),
  },
  {
    kind: 'ticket combination',
    list: ticketCombinations.ticketCombinations,
    read: ticketCombinations.ticketCombination,
    create: ticketCombinations.createTicketCombination,
    update: ticketCombinations.updateTicketCombination,
    remove: ticketCombinations.deleteTicketCombination,
    body: ticketCombinationBody(),
    changed: { ...ticketCombinationBody(), tariffProfileId: 2, validTo: '2028-02-29', eshopSale: false },
    taken: undefined,
  },
] as const;
