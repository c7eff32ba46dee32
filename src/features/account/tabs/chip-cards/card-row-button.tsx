import { ButtonWithConfirmation } from '#common/confirmation/button-with-confirmation.tsx';
import { useShop } from '#common/shop-context.tsx';
import { formatCardNumber } from '#rules/card-number.ts';
import { cardRowObstacle, type CardRowAction, type CardRowCircumstances } from '#rules/card-row-actions.ts';
import type { TableButton } from '#ui/table/table-buttons.tsx';
import { performOnCard, type ChipCard, type ConfirmedAction } from './chip-cards.actors.ts';

/** The data that the buttons of all rows need; all other data come from the card of the row. */
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

interface CardRowButtonProps {
  readonly action: ConfirmedAction;
  readonly card: ChipCard;
  readonly surroundings: RowSurroundings;
  readonly button?: TableButton;
  /** Called after an action that changes more than this row. */
  readonly onCardChanged: () => void;
}

/**
 * A button in a card's row for an action that asks for confirmation; nothing if the action is not offered (CRD-02,
 * BNK-01).
 */
export function CardRowButton({ action, card, surroundings, button, onCardChanged }: CardRowButtonProps) {
  const shop = useShop();
  if (!isOffered(action, card, surroundings)) return null;
  const values = { number: formatCardNumber(card.cardNumber) };
  return (
    <ButtonWithConfirmation
      label={`cardRow.${action}.label`}
      button={button}
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
  );
}
