import { Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { Item } from '../../../../contract/entities/shopping-cart.ts';
import { formatCardNumber } from '../../../../rules/card-number.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { Day } from '../../../i18n/dates.tsx';
import { Money } from '../../../i18n/money.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Ticket } from '../../../ui/ticket/ticket.tsx';

interface CartItemProps {
  readonly item: Item;
  /** Undefined for an item that cannot be removed (CRT-04). */
  readonly onRemove: (() => void) | undefined;
  readonly disabled: boolean;
}

const row = css({
  display: 'flex',
  flexWrap: { base: 'wrap', narrow: 'nowrap' },
  gap: '4',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: { base: '4', narrow: '6' },
  borderRadius: 'large',
  backgroundColor: 'surface',
  boxShadow: 'raised',
});
const words = css({ flex: '1', flexBasis: { base: 'full', narrow: '[0]' }, minWidth: '0' });
const name = css({ fontSize: 'l', fontWeight: 'bold' });
const soft = css({ color: 'inkSoft', fontSize: 's', fontVariantNumeric: 'tabular-nums' });
const price = css({ fontSize: 'l', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** In the place of the button, so that all prices end at the same edge. */
const noButton = css({ display: { base: 'none', narrow: 'block' }, width: 'target' });

const fullName = ({ customer }: Item): string =>
  customer === null ? '' : `${customer.firstName} ${customer.lastName}`;

function RemoveButton({ item, onRemove, disabled }: CartItemProps) {
  const intl = useIntl();
  if (onRemove === undefined) return null;
  const label = intl.formatMessage({ id: 'cart.removeItem' }, { name: item.name });
  return <IconButton label={label} icon={<Trash2 />} onClick={onRemove} disabled={disabled} data-item={item.id} />;
}

/** An item of the cart: a ticket is drawn as a ticket, everything else is a line with its price. */
export function CartItem(props: CartItemProps) {
  const { item } = props;
  const { ticketFareValidFrom: from, ticketFareValidTo: to, zone, cardNumber } = item.payload;
  const intl = useIntl();
  const today = useShop().clock.today();
  if (from !== undefined && to !== undefined) {
    return (
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
    );
  }
  return (
    <article className={row} data-edge="">
      <div className={words}>
        <p className={name}>{item.name}</p>
        {item.description !== null && <p>{item.description}</p>}
        <p className={soft}>{fullName(item)}</p>
        {cardNumber !== undefined && item.description === null && (
          <p className={soft}>{formatCardNumber(cardNumber)}</p>
        )}
      </div>
      <p className={price}>
        <Money amount={item.totalPrice} />
      </p>
      {props.onRemove === undefined ? <span className={noButton} /> : <RemoveButton {...props} />}
    </article>
  );
}
