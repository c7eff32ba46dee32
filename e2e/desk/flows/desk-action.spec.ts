import {
  askApplicantAgain,
  checkCardApplication,
  printCard,
  refuseCardApplication,
} from '#contract/endpoints/application-desk.ts';
import { deskActionModel } from '#machines/desk/desk-action/model/desk-action.model.ts';
import { callOf, openAs } from '../../common/support/customer.ts';
import { createClerk } from '../../common/support/desk.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { deskPage } from '../pages/desk.page.ts';

const faults: Readonly<Record<string, string | null>> = { done: null, noAnswer: 'no-answer-before' };
const endpoints = {
  CHECK: checkCardApplication,
  ASK_AGAIN: askApplicantAgain,
  REJECT: refuseCardApplication,
  PRINT: printCard,
} as const;

runFlowInBrowser<typeof deskActionModel>({
  model: deskActionModel,
  needsExtension: true,
  // Left out: `applicationRead`, because the page reads its application again only after an action; `askFile`, because
  // the demo data have no file to ask for; `done` after other actions than `CHECK`, because in the model every action
  // ends like `CHECK`.
  isFeasible: ({ name }, { context: { action } }) =>
    !name.startsWith('applicationRead') &&
    !name.startsWith('askFile') &&
    (name !== 'perform=done' || action === 'CHECK'),
  drive: async ({ page, sandbox, server, input }) => {
    const clerk = await createClerk(server.url, sandbox);
    const application = await clerk.applicationOf(await sandbox.account('student'), 'UNCHECKED_DATA');
    const calls = holdCalls(page);
    const desk = deskPage(page);
    let chosen: keyof typeof endpoints = 'CHECK';
    return {
      open: async () => {
        const { id, version } = application;
        if (input === 'checked') {
          await callOf(server.url, clerk.customer.session.token)(checkCardApplication, { id, body: { version } });
        }
        if (input === 'drafted too late') {
          const body = { version, note: 'Na fotografii je někdo jiný.' };
          await callOf(server.url, clerk.customer.session.token)(refuseCardApplication, { id, body });
        }
        const entered = deskActionModel.inputs[input]?.draft ?? null;
        // In the model, every draft belongs to the action `REJECT`.
        if (entered !== null) chosen = 'REJECT';
        const subject = `application ${String(id)}`;
        const draft = { username: clerk.username, form: 'deskAction', subject, entered };
        const stored = entered === null ? {} : { 'form-draft': draft };
        await openAs(page, clerk.customer, `/desk/card-applications/${String(id)}`, stored);
      },
      verbs: {
        choose: async ({ action }) => {
          if (action === 'HAND_OVER' || action === 'ISSUE' || action === 'TAKE_BACK')
            throw new Error(`expected no ${action} in the model`);
          chosen = action;
          await desk.choose(action);
        },
        changeNote: ({ value }) => desk.changeNote(value),
        askPhoto: ({ asked }) => desk.askPhoto(asked),
        askFile: ({ asked }) => desk.askFile(asked),
        changeCardNumber: ({ value }) => desk.changeCardNumber(value),
        changeChipNumber: ({ value }) => desk.changeChipNumber(value),
        submit: () => desk.submit(),
        close: () => desk.close(),
      },
      arrange: async () => {
        await calls.hold(endpoints[chosen]);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(endpoints[chosen], faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in an action, but the path has one')),
      bringAbout: () => Promise.reject(new Error('expected no event from outside in an action, but the path has one')),
    };
  },
});
