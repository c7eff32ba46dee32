import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '#common/shop-context.tsx';
import type { OrderItem } from '#contract/entities/order.ts';
import type { OrderState } from '#contract/enumerations.ts';
import { unknownName, type UnknownName } from '#contract/values.ts';
import { Day } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import { itemCardNumber, itemPerson } from '#machines/purchase/order/order-item.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { ticketStateOn, type TicketState } from '#rules/ticket-state.ts';
import { ItemCard } from '#ui/item-card/item-card.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { Ticket } from '#ui/ticket/ticket.tsx';

interface OrderItemCardProps {
  readonly item: OrderItem;
  readonly state: OrderState | UnknownName;
  readonly delivered: boolean;
}

type Validity = TicketState | 'waiting' | 'delivering' | 'void';

const looks: Readonly<Record<Validity, TicketState>> = {
  waiting: 'future',
  delivering: 'future',
  active: 'active',
  future: 'future',
  expired: 'expired',
  void: 'expired',
};

function validityOf(from: string, to: string, today: string, { item, state, delivered }: OrderItemCardProps): Validity {
  if (item.cancelled) return 'void';
  if (state === 'PENDING' || state === 'PROCESSING') return 'waiting';
  if (state !== 'PAID') return 'void';
  if (!delivered) return 'delivering';
  return ticketStateOn(today, { validFrom: from, validTo: to });
}

function TicketItem({ from, to, ...props }: OrderItemCardProps & { readonly from: string; readonly to: string }) {
  const intl = useIntl();
  const today = useShop().clock.today();
  const { item } = props;
  const { zone } = item.payload;
  const validity = validityOf(from, to, today, props);
  return (
    <Ticket
      state={looks[validity]}
      stateLabel={intl.formatMessage({ id: `order.validity.${validity}` })}
      title={item.name}
      person={itemPerson(item) ?? ''}
      from={{ label: intl.formatMessage({ id: 'cart.validFrom' }), date: <Day value={from} weekday /> }}
      to={{ label: intl.formatMessage({ id: 'cart.validTo' }), date: <Day value={to} weekday /> }}
      chips={zone === undefined ? [] : [zone.displayName]}
      chipsLabel={intl.formatMessage({ id: 'cart.zones' })}
      price={<Money amount={item.totalPrice} />}
    />
  );
}

/**
 * An item of an order: a ticket is drawn as a ticket with its validity, any other item is a line with its price. In an
 * order with an unknown state, it is not known whether a ticket is valid. */
export function OrderItemCard(props: OrderItemCardProps) {
  const { item, state } = props;
  const { ticketFareValidFrom: from, ticketFareValidTo: to } = item.payload;
  if (state !== unknownName && from !== undefined && to !== undefined)
    return <TicketItem {...props} from={from} to={to} />;
  const { quantity, description } = item;
  const cardNumber = itemCardNumber(item);
  return (
    <ItemCard title={item.name} price={<Money amount={item.totalPrice} />}>
      <Hint>{itemPerson(item)}</Hint>
      {description !== null && <Hint>{description}</Hint>}
      {description === null && cardNumber !== null && <Hint>{formatCardNumber(cardNumber)}</Hint>}
      {quantity > 1 && (
        <Hint>
          <FormattedMessage id="order.quantity" values={{ quantity, price: <Money amount={item.price} /> }} />
        </Hint>
      )}
      {item.cancelled && (
        <Hint>
          <FormattedMessage id="order.cancelledItem" />
        </Hint>
      )}
    </ItemCard>
  );
}
