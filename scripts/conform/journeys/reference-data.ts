import type { EndpointDefinition } from '#contract/endpoint.ts';
import * as customerProfiles from '#contract/endpoints/customer-profiles.ts';
import * as priceLists from '#contract/endpoints/price-lists.ts';
import { changeSystemConfigurations } from '#contract/endpoints/system-configurations.ts';
import * as tariffProfiles from '#contract/endpoints/tariff-profiles.ts';
import * as ticketCombinations from '#contract/endpoints/ticket-combinations.ts';
import * as zones from '#contract/endpoints/zones.ts';
import * as samples from '../plan/samples.ts';
import { hasNow } from './newcomer.ts';
import type { Journey, Memory, Step } from './step.ts';

const as = 'operator';

interface Kind {
  readonly keep: string;
  readonly read: EndpointDefinition;
  readonly create: EndpointDefinition;
  readonly update: EndpointDefinition;
  readonly remove: EndpointDefinition;
  readonly body: (memory: Memory) => object;
}

const kinds: readonly Kind[] = [
  {
    keep: 'zone',
    read: zones.zone,
    create: zones.createZone,
    update: zones.updateZone,
    remove: zones.deleteZone,
    body: () => samples.zone,
  },
  {
    keep: 'customerProfile',
    read: customerProfiles.customerProfile,
    create: customerProfiles.createCustomerProfile,
    update: customerProfiles.updateCustomerProfile,
    remove: customerProfiles.deleteCustomerProfile,
    body: () => samples.customerProfile,
  },
  {
    keep: 'tariffProfile',
    read: tariffProfiles.tariffProfile,
    create: tariffProfiles.createTariffProfile,
    update: tariffProfiles.updateTariffProfile,
    remove: tariffProfiles.deleteTariffProfile,
    body: () => samples.tariffProfile,
  },
  {
    keep: 'priceList',
    read: priceLists.priceList,
    create: priceLists.createPriceList,
    update: priceLists.updatePriceList,
    remove: priceLists.deletePriceList,
    body: () => samples.priceList,
  },
  {
    keep: 'ticketCombination',
    read: ticketCombinations.ticketCombination,
    create: ticketCombinations.createTicketCombination,
    update: ticketCombinations.updateTicketCombination,
    remove: ticketCombinations.deleteTicketCombination,
    body: (memory) => ({
      ...samples.ticketCombination,
      customerProfileId: memory.number('customerProfile.id'),
      tariffProfileId: memory.number('tariffProfile.id'),
      priceListId: memory.number('priceList.id'),
    }),
  },
];

const idOf = (keep: string) => (memory: Memory) => ({ params: { id: memory.number(`${keep}.id`) } });

const making = ({ keep, create, update, body }: Kind): readonly Step[] => [
  { call: create, as, keep, parts: (memory) => ({ body: body(memory) }) },
  { call: update, as, parts: (memory) => ({ ...idOf(keep)(memory), body: body(memory) }) },
];

/** Rows of each kind of reference data are created, changed and deleted; the settings are changed in nothing. */
export const referenceDataJourney: Journey = {
  needs: ['operator'],
  steps: [
    { call: changeSystemConfigurations, as, parts: () => ({ body: {} }) },
    ...kinds.flatMap(making),
    {
      call: priceLists.createPriceListPeriod,
      as,
      parts: (memory) => ({ ...idOf('priceList')(memory), body: samples.period }),
    },
    {
      call: zones.updateZone,
      as,
      request: 'with another name',
      parts: (memory) => ({ ...idOf('zone')(memory), body: { ...samples.zone, displayName: 'Conformance 2' } }),
    },
    {
      call: zones.zone,
      as: 'nobody',
      request: 'after the zone was changed',
      parts: idOf('zone'),
      facts: hasNow('displayName', () => 'Conformance 2'),
    },
    ...kinds.toReversed().map(({ keep, remove }): Step => ({ call: remove, as, parts: idOf(keep) })),
    ...kinds.map(({ keep, read }): Step => ({
      call: read,
      as: 'nobody',
      request: 'after the row was deleted',
      parts: idOf(keep),
      refusals: ['NOT_FOUND'],
    })),
  ],
};
