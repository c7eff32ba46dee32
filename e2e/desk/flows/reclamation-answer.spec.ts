import { answerReclamation } from '#contract/endpoints/reclamation-desk.ts';
import { reclamationAnswerModel } from '#machines/desk/reclamation-answer/model/reclamation-answer.model.ts';
import { openAs } from '../../common/support/customer.ts';
import { createClerk } from '../../common/support/desk.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { createComplainant } from '../../common/support/reclamations.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { reclamationAnswerPage } from '../pages/reclamation-answer.page.ts';

const faults: Readonly<Record<string, string | null>> = { sent: null, noAnswer: 'no-answer-before', garbage: 'html' };
const known = {
  phoneNumber: '777 123 456',
  street: 'Nová',
  streetNumber: '12',
  city: 'Lipany',
  zip: '56101',
};

runFlowInBrowser<typeof reclamationAnswerModel>({
  model: reclamationAnswerModel,
  needsExtension: true,
  drive: async ({ page, sandbox, server, input }) => {
    const complainant = await createComplainant(server.url, sandbox, known);
    const { id, reclamationNumber } = await complainant.file('Karta nefunguje.');
    const clerk = await createClerk(server.url, sandbox);
    const calls = holdCalls(page);
    const desk = reclamationAnswerPage(page);
    return {
      open: async () => {
        const entered = reclamationAnswerModel.inputs[input]?.draft ?? null;
        const subject = `reclamation ${String(id)}`;
        const draft = { username: clerk.username, form: 'reclamationAnswer', subject, entered };
        // A stored draft opens the dialog by itself as soon as its reclamation is listed.
        const address = `/desk/reclamations?search=${reclamationNumber}`;
        await openAs(page, clerk.customer, address, entered === null ? {} : { 'form-draft': draft });
        if (entered === null) await desk.open(reclamationNumber);
      },
      verbs: {
        chooseVerdict: ({ verdict }) => desk.chooseVerdict(verdict),
        changeAnswer: ({ value }) => desk.changeAnswer(value),
        changeFee: ({ value }) => desk.changeFee(value),
        submit: () => desk.submit(),
        close: () => desk.close(),
      },
      withoutRoot: { '': () => desk.seeClosed() },
      arrange: async () => {
        await calls.hold(answerReclamation);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(answerReclamation, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in an answer, but the path has one')),
      bringAbout: () => Promise.reject(new Error('expected no event from outside in an answer, but the path has one')),
    };
  },
});
