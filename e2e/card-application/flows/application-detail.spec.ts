import { cardApplication } from '#contract/endpoints/card-applications.ts';
import { applicationDetailModel } from '#machines/card-application/application-detail/model/application-detail.model.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { applicationDetailPage } from '../pages/application-detail.page.ts';
import { cardApplicationsPage } from '../pages/card-applications.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  'of an adult': null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

const impossible = (what: string) => () => Promise.reject(new Error(`expected no ${what} in reading an application`));

runFlowInBrowser<typeof applicationDetailModel>({
  model: applicationDetailModel,
  needsExtension: true,
  // Left out: `NOT_FOUND`, because each application in the list exists; the application of a child, which a journey
  // opens.
  isFeasible: ({ name }) => !['readFiled=NOT_FOUND', 'readFiled=of a child'].includes(name),
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('photo-again'));
    const calls = holdCalls(page);
    const detail = applicationDetailPage(page);
    await openAs(page, customer, '/app/user-account?tab=card-applications');
    await cardApplicationsPage(page).openPage('Čeká na vás');
    await cardApplicationsPage(page).seeApplication();
    return {
      open: () => detail.open(),
      verbs: {
        next: () => detail.next(),
        back: () => detail.back(),
        retry: () => detail.retry(),
        close: () => detail.close(),
      },
      arrange: async () => {
        await calls.hold(cardApplication);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(cardApplication, faultOf(faults, outcomeName)),
      runOut: impossible('delay'),
      bringAbout: impossible('event from outside'),
      withoutRoot: { closed: () => detail.seeClosed() },
    };
  },
});
