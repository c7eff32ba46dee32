import { dataExport } from '#contract/endpoints/data-export.ts';
import { dataExportModel } from '#machines/settings/data-export/model/data-export.model.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { dataExportPage } from '../pages/data-export.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  saved: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof dataExportModel>({
  model: dataExportModel,
  needsExtension: true,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('newcomer'));
    const calls = holdCalls(page);
    const offer = dataExportPage(page);
    return {
      open: () => openAs(page, customer, '/app/account-setting'),
      verbs: {
        download: () => offer.download(),
        cancel: () => offer.cancel(),
      },
      arrange: async () => {
        await calls.hold(dataExport);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(dataExport, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in the export of data, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the export of data, but the path has one')),
    };
  },
});
