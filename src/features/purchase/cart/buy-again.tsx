import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { RepeatPurchaseFrame } from '#common/repeat-purchase/repeat-purchase-frame.tsx';
import { RepeatTicketFareButton } from '#common/repeat-purchase/repeat-ticket-fare-button.tsx';
import { useRepeatPurchase } from '#common/repeat-purchase/use-repeat-purchase.ts';
import type { AccountCustomer } from '#contract/entities/account-page.ts';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import { Day } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { Ticket } from '#ui/ticket/ticket.tsx';

interface BuyAgainProps {
  readonly customer: AccountCustomer;
  readonly offers: RepeatPurchase;
  /** Rendered after the offer. */
  readonly children: ReactNode;
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4', width: 'full', maxWidth: '[36rem]' });
const ticket = css({ color: 'ink', textAlign: 'left' });

/** The offer to buy the customer's last ticket again; the ticket is drawn with the new dates (TFR-03). */
export function BuyAgain({ customer, offers, children }: BuyAgainProps) {
  const intl = useIntl();
  const repeatPurchase = useRepeatPurchase(offers);
  const text = (id: MessageKey) => intl.formatMessage({ id });
  const offer = offers.ticketFare;
  return (
    <RepeatPurchaseFrame repeatPurchase={repeatPurchase} className={column}>
      {offer !== null && (
        <section className={ticket} aria-label={text('repeatPurchase.title')}>
          <Ticket
            state="future"
            stateLabel={text('repeatPurchase.title')}
            title={offer.displayName}
            person={customer.fullName}
            from={{ label: text('cart.validFrom'), date: <Day value={offer.validFrom} weekday /> }}
            to={{ label: text('cart.validTo'), date: <Day value={offer.validTo} weekday /> }}
            chips={[offer.zone.displayName]}
            chipsLabel={text('cart.zones')}
            price={<Money amount={offer.price} />}
          />
        </section>
      )}
      <RepeatTicketFareButton repeatPurchase={repeatPurchase} />
      {children}
    </RepeatPurchaseFrame>
  );
}
