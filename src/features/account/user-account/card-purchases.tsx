import { RepeatPurchaseFrame } from '#common/repeat-purchase/repeat-purchase-frame.tsx';
import { RepeatTicketFareButton } from '#common/repeat-purchase/repeat-ticket-fare-button.tsx';
import { RepeatTopUpButton } from '#common/repeat-purchase/repeat-top-up-button.tsx';
import { useRepeatPurchase } from '#common/repeat-purchase/use-repeat-purchase.ts';
import type { AccountCustomer } from '#contract/entities/account-page.ts';
import type { CardDetail } from '#contract/entities/customer-card.ts';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import { heldFares } from '#machines/account/customer-selection/customer-selection.view.ts';
import { eWalletButton, ticketFareButton, type ActionButton } from '#rules/visibility.ts';
import { ActionButtons } from '../card-actions/action-buttons.tsx';
import { actionsInLine } from '../card-actions/actions-in-line.styles.ts';
import { useActionContext, type ActionSurroundings } from '../card-actions/use-action-context.ts';
import { bandPart } from '../customer-selection/account-band.styles.ts';
import { CurrentTickets } from '../held-tickets/current-tickets.tsx';
import { NextTickets } from '../held-tickets/next-tickets.tsx';
import { CardWallet } from './card-wallet.tsx';

interface CardPurchasesProps {
  readonly surroundings: ActionSurroundings;
  readonly customer: AccountCustomer;
  readonly card: CardDetail;
  /** The purchases that can be repeated; null until they are known. */
  readonly offers: RepeatPurchase | null;
  readonly walletShown: boolean;
  /** The card is being loaded again; the shown data may change. */
  readonly reading: boolean;
  /** ISO day. */
  readonly today: string;
}

const noOffers: RepeatPurchase = { ticketFare: null, topUp: null };

const isPossible = (button: ActionButton): boolean => button.visible && button.obstacle === null;

/**
 * The tickets and the wallet of a card, each with the buttons that buy it; the last ticket and the last top-up can be
 * repeated (ACC-02, ACC-07, TFR-03, WAL-02).
 */
export function CardPurchases(props: CardPurchasesProps) {
  const { surroundings, customer, card, offers, walletShown, reading, today } = props;
  const context = useActionContext(surroundings);
  const repeatPurchase = useRepeatPurchase(offers ?? noOffers);
  const buysTicket = isPossible(ticketFareButton(context));
  const repeatsTicket = buysTicket && offers?.ticketFare != null;
  const repeatsTopUp = offers?.topUp != null && isPossible(eWalletButton(context));
  // Only one button is primary: the top-up, if no ticket can be bought.
  const topUpVariant = buysTicket ? 'secondary' : 'primary';
  const held = heldFares(card, today);
  return (
    <RepeatPurchaseFrame repeatPurchase={repeatPurchase} className={bandPart({ place: 'main' })}>
      <CurrentTickets held={held} person={customer.fullName} today={today} />
      <div className={actionsInLine}>
        {repeatsTicket && <RepeatTicketFareButton repeatPurchase={repeatPurchase} />}
        <ActionButtons {...surroundings} place="ticket" variant={repeatsTicket ? 'quiet' : 'primary'} />
      </div>
      <NextTickets tickets={held.next} />
      {walletShown && card.electronicWallet !== null && (
        <CardWallet amount={card.electronicWallet.currentAmount} reading={reading}>
          {repeatsTopUp && <RepeatTopUpButton repeatPurchase={repeatPurchase} variant={topUpVariant} />}
          <ActionButtons {...surroundings} place="wallet" variant={repeatsTopUp ? 'quiet' : topUpVariant} />
        </CardWallet>
      )}
    </RepeatPurchaseFrame>
  );
}
