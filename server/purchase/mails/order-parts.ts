import type { OrderItem } from '#contract/entities/order.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import { ticketStateOn } from '#rules/ticket-state.ts';
import { moneyText } from '../../platform/i18n/money-text.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { LetterPart } from '../../platform/mails/letter.ts';

interface Reading {
  readonly locale: Locale;
  readonly currency: string;
  readonly today: string;
}

const joined = (texts: readonly (string | null | undefined)[]): string =>
  texts.filter((text) => text !== null && text !== undefined).join(' · ');

/** An item of an order: a ticket is drawn as a ticket, as on the order's page. */
export function itemPart(item: Sent<typeof OrderItem>, { locale, currency, today }: Reading): LetterPart {
  const { name, quantity, customerFullName, description, payload } = item;
  const { ticketFareValidFrom: from, ticketFareValidTo: to, customerProfileName, zone } = payload;
  const price = moneyText(locale, item.totalPrice, currency);
  if (from === undefined || to === undefined) {
    const counted = quantity === 1 ? name : `${String(quantity)} × ${name}`;
    return { kind: 'item', name: counted, detail: joined([customerFullName, description]), price };
  }
  return {
    kind: 'ticket',
    state: ticketStateOn(today, { validFrom: from, validTo: to }),
    title: name,
    person: joined([customerFullName, customerProfileName]),
    from: { label: translate(locale, 'cart.validFrom'), day: from },
    to: { label: translate(locale, 'cart.validTo'), day: to },
    zones: { label: translate(locale, 'cart.zones'), names: zone === undefined ? [] : [zone.displayName] },
    price,
  };
}
