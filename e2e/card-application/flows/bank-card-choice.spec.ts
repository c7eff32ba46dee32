import { bankCards } from '#contract/endpoints/bank-cards.ts';
import { createBankCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { bankCardChoiceModel } from '#machines/card-application/bank-card-choice/model/bank-card-choice.model.ts';
import { createApplicant } from '../../common/support/applicant.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  some: null,
  unknown: 'NOT_FOUND',
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof bankCardChoiceModel>({
  model: bankCardChoiceModel,
  // For a new person or for another kind of card, the flow reads nothing
  // (e2e/card-application/journeys/bank-card.spec.ts).
  inputs: ['known'],
  // The summary opens as soon as a card is chosen.
  isFeasible: ({ name }, snapshot) => {
    const isChosen = snapshot.matches('choosing') && snapshot.context.choice !== null;
    if (name === 'readAgain') return isChosen;
    return name !== 'readBankCards=none' && (name !== 'demand' || snapshot.context.choice === null);
  },
  drive: async ({ page, sandbox, server, backEnd }) => {
    const applicant = await createApplicant(server.url, sandbox, { purpose: 'bank-cards', backEnd });
    const calls = holdCalls(page);
    const wizard = cardApplicationPage(page);
    return {
      open: async () => {
        await applicant.begin('BANK_CARD', {});
        await calls.hold(bankCards);
        await applicant.openWizard(page, 'BANK_CARD');
        await wizard.agree();
      },
      verbs: {
        choose: ({ choice }) => wizard.chooseBankCard(choice === 'new' ? /^Nová/ : /Tokenizovaná/),
        retry: () => wizard.retry(),
      },
      arrange: () => Promise.resolve('held'),
      release: async ({ outcomeName }) => {
        await calls.release(bankCards, faultOf(faults, outcomeName));
        await calls.hold(bankCards);
      },
      runOut: () => Promise.reject(new Error('expected no delay in the choice of a bank card, but the path has one')),
      bringAbout: async ({ name }) => {
        await wizard.next();
        if (name === 'demand') return;
        // The chosen card is deleted on another device meanwhile.
        await calls.hold(createBankCardApplication);
        await wizard.confirm();
        await calls.release(createBankCardApplication, 'INVALID_CUSTOMER_CARD');
      },
    };
  },
});
