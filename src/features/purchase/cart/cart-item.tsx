import { Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useShop } from '#common/shop-context.tsx';
import type { Item } from '#contract/entities/shopping-cart.ts';
import { Day } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import { formatCardNumber } from '#rules/card-number.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { ItemCard } from '#ui/item-card/item-card.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { Ticket } from '#ui/ticket/ticket.tsx';
import { ItemPrice } from './item-price.tsx';

interface CartItemProps {
  readonly item: Item;
  /** Undefined for an item that cannot be removed (CRT-04). */
  readonly onRemove: (() => void) | undefined;
  readonly disabled: boolean;
}

const belowTicket = css({ paddingInline: { base: '5', _cramped: '3' }, paddingTop: '2' });

const fullName = ({ customer }: Item): string =>
  customer === null ? '' : `${customer.firstName} ${customer.lastName}`;

function RemoveButton({ item, onRemove, disabled }: CartItemProps) {
  const intl = useIntl();
  if (onRemove === undefined) return null;
  const label = intl.formatMessage({ id: 'cart.removeItem' }, { name: item.name });
  return <IconButton label={label} icon={<Trash2 />} onClick={onRemove} disabled={disabled} data-item={item.id} />;
}

/** An item of the cart: a ticket is drawn as a ticket, any other item is a line with its price. */
export function CartItem(props: CartItemProps) {
  const { item } = props;
  const { ticketFareValidFrom: from, ticketFareValidTo: to, zone, cardNumber } = item.payload;
  const intl = useIntl();
  const today = useShop().clock.today();
  if (from !== undefined && to !== undefined) {
    return (
      <>
        <Ticket
          state={from > today ? 'future' : 'active'}
          stateLabel={intl.formatMessage({ id: 'cart.notPaidYet' })}
          title={item.name}
          person={fullName(item)}
          from={{ label: intl.formatMessage({ id: 'cart.validFrom' }), date: <Day value={from} weekday /> }}
          to={{ label: intl.formatMessage({ id: 'cart.validTo' }), date: <Day value={to} weekday /> }}
          chips={zone === undefined ? [] : [zone.displayName]}
          chipsLabel={intl.formatMessage({ id: 'cart.zones' })}
          price={<Money amount={item.totalPrice} />}
          actions={<RemoveButton {...props} />}
        />
        <div className={belowTicket}>
          <ItemPrice item={item} />
        </div>
      </>
    );
  }
  return (
    <ItemCard title={item.name} price={<Money amount={item.totalPrice} />} action={<RemoveButton {...props} />}>
      {item.description !== null && <p>{item.description}</p>}
      <Hint>{fullName(item)}</Hint>
      {cardNumber !== undefined && item.description === null && <Hint>{formatCardNumber(cardNumber)}</Hint>}
      <ItemPrice item={item} />
    </ItemCard>
  );
}
