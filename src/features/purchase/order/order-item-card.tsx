import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { OrderItem } from '../../../../contract/entities/order.ts';
import type { OrderState } from '../../../../contract/enumerations.ts';
import { formatCardNumber } from '../../../../rules/card-number.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { Day } from '../../../i18n/dates.tsx';
import { Money, useMoneyText } from '../../../i18n/money.tsx';
import { Ticket, type TicketState } from '../../../ui/ticket/ticket.tsx';

interface OrderItemCardProps {
  readonly item: OrderItem;
  /** The order's state. */
  readonly state: OrderState;
  readonly delivered: boolean;
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: { base: '4', narrow: '6' },
  borderRadius: 'large',
  backgroundColor: 'surface',
  boxShadow: 'raised',
});
const words = css({ flex: '1', minWidth: '[12rem]' });
const name = css({ fontSize: 'l', fontWeight: 'bold' });
const soft = css({ color: 'inkSoft', fontSize: 's', fontVariantNumeric: 'tabular-nums' });
const price = css({
  fontSize: 'l',
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  marginLeft: 'auto',
});

type Validity = 'waiting' | 'delivering' | 'active' | 'future' | 'expired' | 'void';

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
  if (to < today) return 'expired';
  return from > today ? 'future' : 'active';
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
      person={item.customerFullName ?? ''}
      from={{ label: intl.formatMessage({ id: 'cart.validFrom' }), date: <Day value={from} weekday /> }}
      to={{ label: intl.formatMessage({ id: 'cart.validTo' }), date: <Day value={to} weekday /> }}
      chips={zone === undefined ? [] : [zone.displayName]}
      chipsLabel={intl.formatMessage({ id: 'cart.zones' })}
      price={<Money amount={item.totalPrice} />}
    />
  );
}

/** An item of an order: a ticket is drawn as a ticket with its validity, everything else is a line with its price. */
export function OrderItemCard(props: OrderItemCardProps) {
  const { item } = props;
  const money = useMoneyText();
  const { ticketFareValidFrom: from, ticketFareValidTo: to } = item.payload;
  if (from !== undefined && to !== undefined) return <TicketItem {...props} from={from} to={to} />;
  const { quantity, description, cardNumber } = item;
  return (
    <article className={row} data-edge="">
      <div className={words}>
        <p className={name}>{item.name}</p>
        <p className={soft}>{item.customerFullName}</p>
        {description !== null && <p className={soft}>{description}</p>}
        {description === null && cardNumber !== null && <p className={soft}>{formatCardNumber(cardNumber)}</p>}
        {quantity > 1 && (
          <p className={soft}>
            <FormattedMessage id="order.quantity" values={{ quantity, price: money(item.price) }} />
          </p>
        )}
        {item.cancelled && (
          <p className={soft}>
            <FormattedMessage id="order.cancelledItem" />
          </p>
        )}
      </div>
      <p className={price}>
        <Money amount={item.totalPrice} />
      </p>
    </article>
  );
}
