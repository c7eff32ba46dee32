import {
  cardApplicationStatesList,
  cardStatesList,
  carrierTypesList,
  eshopOrderStatesList,
} from '#contract/endpoints/enumerations.ts';
import { cardApplicationStates, cardStates, carrierTypes, orderStates } from '#contract/enumerations.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { NameIn, WithIds } from '#contract/wire-ids.ts';
import { route } from '../platform/http/route.ts';
import type { Route } from '../platform/http/route.ts';
import { namedValue } from '../platform/i18n/named-value.ts';

const namedValues = <Group extends WithIds, const Name extends NameIn<Group>>(
  locale: Locale,
  group: Group,
  names: readonly Name[],
) => Promise.resolve(names.map((name) => namedValue(locale, group, name)));

export const enumerationRoutes: readonly Route[] = [
  route(cardApplicationStatesList, 'read', ({ locale }) =>
    namedValues(locale, 'cardApplicationState', cardApplicationStates),
  ),
  route(cardStatesList, 'read', ({ locale }) => namedValues(locale, 'cardState', cardStates)),
  route(carrierTypesList, 'read', ({ locale }) => namedValues(locale, 'carrierType', carrierTypes)),
  route(eshopOrderStatesList, 'read', ({ locale }) => namedValues(locale, 'orderState', orderStates)),
];
