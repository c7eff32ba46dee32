import { ticketFareStatesList } from '#contract/endpoints/enumerations.ts';
import { ticketFareStates } from '#contract/enumerations.ts';
import type { Locale, TicketFareState } from '#contract/enumerations.ts';
import { route } from '../platform/http/route.ts';
import { namedValue } from '../platform/i18n/named-value.ts';

export const ticketFareState = (locale: Locale, name: TicketFareState) => ({
  ...namedValue(locale, 'ticketFareState', name),
  code: name,
});

export const ticketFareStatesRoute = route(ticketFareStatesList, 'read', ({ locale }) =>
  Promise.resolve(ticketFareStates.map((name) => ticketFareState(locale, name))),
);
