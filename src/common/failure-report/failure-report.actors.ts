import { fromPromise } from 'xstate';
import { reportFailure } from '#contract/endpoints/failure-reports.ts';
import type { ReplayTicket } from '#contract/entities/replay-ticket.ts';
import { failureReportMachine } from '#machines/common/failure-report/failure-report.machine.ts';
import type { KeptReport } from '#machines/common/failure-report/failure-report.types.ts';
import { ticketOfTab } from '#runtime/replay-ticket/ticket-of-tab.ts';
import type { Shop } from '#runtime/shop.ts';

/** @param version the version of the shop */
export const provideFailureReport = (shop: Shop, version: string) =>
  failureReportMachine.provide({
    actors: {
      prepareTicket: fromPromise<string>(() => Promise.resolve(JSON.stringify(ticketOfTab(shop, version), null, 1))),
      sendTicket: fromPromise<KeptReport, { readonly ticket: string }>(({ input, signal }) =>
        shop.call(reportFailure, { signal, body: { ticket: JSON.parse(input.ticket) as ReplayTicket } }),
      ),
    },
  });
