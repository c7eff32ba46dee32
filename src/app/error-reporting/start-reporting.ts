import {
  addBreadcrumb,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  getCurrentScope,
  getIsolationScope,
  getReplay,
  init,
  linkedErrorsIntegration,
  replayIntegration,
} from '@sentry/browser';
import * as v from 'valibot';
import { ErrorReporting } from '#contract/page-configuration.ts';
import { version } from '#package.json';
import { forwardFailures } from '#runtime/noted-failures.ts';
import type { Shop } from '#runtime/shop.ts';
import { nextTask } from '../next-task.ts';
import { followFlows, type FlowStep } from './follow-flows.ts';
import { followSession } from './follow-session.ts';
import { makeMaskedTransport } from './masking/masked-transport.ts';
import { errorToReport } from './unexpected.ts';

/** The reported shares of all traces and replays (ERR-01). */
const shares = { traces: 1, replays: 0.1, replaysOnError: 1 } as const;

function startSentry({ receiver, environment }: ErrorReporting): void {
  init({
    dsn: receiver,
    environment,
    release: `linka@${version}`,
    transport: makeMaskedTransport,
    tracesSampleRate: shares.traces,
    replaysSessionSampleRate: shares.replays,
    replaysOnErrorSampleRate: shares.replaysOnError,
    // A transaction is sent after it has ended; all receivers support this.
    traceLifecycle: 'static',
    // No trace header is added to a call, neither to the server nor to a gateway.
    tracePropagationTargets: [],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    allowUrls: [window.location.origin],
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      dedupeIntegration(),
      linkedErrorsIntegration(),
      breadcrumbsIntegration({ dom: true, fetch: true, xhr: true, history: true, sentry: false }),
      browserTracingIntegration({ linkPreviousTrace: 'off' }),
      // The transport masks and compresses the recording, and the browser does not store it.
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        useCompression: false,
        stickySession: false,
      }),
    ],
    beforeSend: (event) => ({
      ...event,
      request: { url: window.location.href },
      transaction: window.location.href,
    }),
  });
}

function report(error: unknown, { handled, flow }: { readonly handled: boolean; readonly flow?: string }): void {
  const unexpected = errorToReport(error);
  if (unexpected === null || unexpected === undefined) return;
  captureException(unexpected, {
    mechanism: { type: 'generic', handled },
    ...(flow === undefined ? {} : { captureContext: { tags: { flow } } }),
  });
}

function reportNoted(failure: unknown): void {
  if (failure instanceof ErrorEvent) report(failure.error, { handled: false });
  else if (failure instanceof PromiseRejectionEvent) report(failure.reason, { handled: false });
  else report(failure, { handled: true });
}

const noteStep = ({ at, machine, from, to, event }: FlowStep): void =>
  addBreadcrumb({
    category: 'flow',
    message: `${machine}: ${from} → ${to}`,
    data: { event },
    timestamp: at / 1000,
  });

/** A random number from 0 to 1. */
const randomShare = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Separates the next events from those of the person who was logged in before. */
async function forgetPerson(): Promise<void> {
  // Waits until the machines that end with the session have reported their last steps.
  await nextTask();
  getIsolationScope().clearBreadcrumbs();
  getCurrentScope().setPropagationContext({
    traceId: crypto.randomUUID().replaceAll('-', ''),
    sampleRand: randomShare(),
  });
  const replay = getReplay();
  await replay?.stop();
  if (randomShare() < shares.replays) replay?.start();
  else replay?.startBuffering();
}

function follow(shop: Shop): void {
  followSession(shop, () => void forgetPerson());
  followFlows(shop, {
    changed: noteStep,
    failed: (flow, error) => report(error, { handled: true, flow }),
  });
}

/**
 * Reports errors, traces and replays with Sentry's package to the operator's receiver, without anything about a person.
 * Failures that happened before the package was loaded are also reported (ERR-01, docs/decisions/0046).
 *
 * @param shop undefined = the shop could not be started
 */
export function startReporting(shop: Shop | undefined, to: unknown): void {
  startSentry(v.parse(ErrorReporting, to));
  if (shop !== undefined) follow(shop);
  forwardFailures(reportNoted);
}
