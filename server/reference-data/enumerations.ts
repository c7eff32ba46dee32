import {
  cardApplicationStatesList,
  cardStatesList,
  carrierTypesList,
  eshopOrderStatesList,
} from '#contract/endpoints/enumerations.ts';
import { cardApplicationStates, cardStates, carrierTypes, orderStates } from '#contract/enumerations.ts';
import type { Locale } from '#contract/enumerations.ts';
import { route } from '../platform/http/route.ts';
import type { Route } from '../platform/http/route.ts';
import { namedValue } from '../platform/i18n/named-value.ts';

const namedValues = <const Name extends string>(locale: Locale, group: string, names: readonly Name[]) =>
  Promise.resolve(names.map((name) => namedValue(locale, group, names, name)));

export const enumerationRoutes: readonly Route[] = [
  route(cardApplicationStatesList, 'read', ({ locale }) =>
    namedValues(locale, 'cardApplicationState', cardApplicationStates),
  ),
  route(cardStatesList, 'read', ({ locale }) => namedValues(locale, 'cardState', cardStates)),
  route(carrierTypesList, 'read', ({ locale }) => namedValues(locale, 'carrierType', carrierTypes)),
  route(eshopOrderStatesList, 'read', ({ locale }) => namedValues(locale, 'orderState', orderStates)),
];
