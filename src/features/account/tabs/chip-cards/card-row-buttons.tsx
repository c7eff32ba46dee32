import { formatCardNumber } from '../../../../../rules/card-number.ts';
import {
  cardRowObstacle,
  type CardRowAction,
  type CardRowCircumstances,
} from '../../../../../rules/card-row-actions.ts';
import { ButtonWithConfirmation } from '../../../../common/confirmation/button-with-confirmation.tsx';
import { useShop } from '../../../../common/shop-context.tsx';
import { confirmedActions, performOnCard, type ChipCard, type ConfirmedAction } from './chip-cards.actors.ts';
import { MarketingConsentButton } from './marketing-consent/marketing-consent-button.tsx';

/** What decides about the buttons of all rows; the list knows the rest of each card. */
export type RowSurroundings = Omit<CardRowCircumstances, 'virtualApplicationPossible'>;

/** Whether an action is offered in a card's row. */
export function isOffered(action: CardRowAction, card: ChipCard, surroundings: RowSurroundings): boolean {
  const { customerCardType, currentState, validTo, virtualApplicationPossible } = card;
  const ofRow = { customerCardType, state: currentState.state.name, validTo };
  return cardRowObstacle(action, ofRow, { ...surroundings, virtualApplicationPossible }) === null;
}

const tones: Readonly<Record<ConfirmedAction, 'plain' | 'warning'>> = {
  setMain: 'plain',
  activate: 'plain',
  block: 'warning',
  delete: 'warning',
};

interface CardRowButtonsProps {
  readonly card: ChipCard;
  readonly surroundings: RowSurroundings;
  /** Called after an action that changes more than this row. */
  readonly onCardChanged: () => void;
  readonly onConsentChanged: () => void;
}

/** What can be done with a card in its row (first specification, 2 'Chip card tab'; CRD-01, CRD-02, BNK-01). */
export function CardRowButtons({ card, surroundings, onCardChanged, onConsentChanged }: CardRowButtonsProps) {
  const shop = useShop();
  const values = { number: formatCardNumber(card.cardNumber) };
  return (
    <>
      {confirmedActions
        .filter((action) => isOffered(action, card, surroundings))
        .map((action) => (
          <ButtonWithConfirmation
            key={action}
            label={`cardRow.${action}.label`}
            question={{
              title: { id: `cardRow.${action}.title` },
              text: { id: `cardRow.${action}.text`, values },
              confirmLabel: `cardRow.${action}.label`,
              declineLabel: 'cardRow.keep',
              tone: tones[action],
              success: { id: `cardRow.${action}.done`, values },
              area: 'cardRow',
            }}
            perform={performOnCard(shop, action, card.id)}
            onChanged={onCardChanged}
          />
        ))}
      {isOffered('editMarketingConsent', card, surroundings) && (
        <MarketingConsentButton card={card} onClosed={onConsentChanged} />
      )}
    </>
  );
}
