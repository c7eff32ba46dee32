import type { SnapshotFrom } from 'xstate';
import type { bankCardChoiceMachine } from './bank-card-choice.machine.ts';
import type { BankCardChoiceContext, BankCardReport, ChosenBankCard } from './bank-card-choice.types.ts';

type Snapshot = SnapshotFrom<typeof bankCardChoiceMachine>;

const registeredOf = ({ choice, cards }: BankCardChoiceContext) => cards.find(({ id }) => id === choice);

function chosenOf(context: BankCardChoiceContext): ChosenBankCard | null {
  if (context.choice === 'new') return { id: null, cardNumber: null };
  const card = registeredOf(context);
  return card === undefined ? null : { id: card.id, cardNumber: card.cardNumber };
}

export const bankCardReport = (snapshot: Snapshot): BankCardReport => {
  const bankCard = snapshot.matches('choosing') ? chosenOf(snapshot.context) : null;
  const cardValidTo = (bankCard && registeredOf(snapshot.context)?.validTo) ?? null;
  return { bankCard, cardValidTo, sound: snapshot.matches('absent') || bankCard !== null };
};

/** The data that the choice shows. */
export const bankCardChoiceView = (snapshot: Snapshot) => {
  const { cards, choice, mayBeNew, demanded } = snapshot.context;
  return {
    reading: snapshot.matches('reading'),
    unread: snapshot.matches('unread'),
    choosing: snapshot.matches('choosing'),
    cards,
    mayBeNew,
    choice,
    /** There is no choice: no card is registered, and no new card can be registered. */
    impossible: snapshot.matches('choosing') && cards.length === 0 && !mayBeNew,
    missing: demanded && choice === null,
  };
};
