import { reportFailure } from '#contract/endpoints/failure-reports.ts';
import { failureReportModel } from '#machines/common/failure-report/model/failure-report.model.ts';
import { failureReportPage } from '../pages/failure-report.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { faultOf, holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const faults: Readonly<Record<string, string | null>> = {
  kept: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof failureReportModel>({
  model: failureReportModel,
  needsExtension: true,
  // The page itself makes the report at once. Making the report never fails, and nobody can close the dialog before.
  isFeasible: (step, snapshot) =>
    step.name !== 'prepareTicket=broken' && !(step.name === 'close' && snapshot.matches('preparing')),
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('newcomer'));
    const calls = holdCalls(page);
    const report = failureReportPage(page);
    return {
      open: async () => {
        await openAs(page, customer, '/app/account-setting');
        await report.open();
      },
      verbs: {
        open: () => report.prepare(),
        send: () => report.send(),
        close: () => report.close(),
      },
      arrange: async ({ actor }) => {
        if (actor === 'prepareTicket') return 'free';
        await calls.hold(reportFailure);
        return 'held';
      },
      release: ({ actor, outcomeName }) =>
        actor === 'prepareTicket' ? Promise.resolve() : calls.release(reportFailure, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in the report of a failure, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the report of a failure, but the path has one')),
    };
  },
});
