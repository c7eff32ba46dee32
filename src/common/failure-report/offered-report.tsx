import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { useShop } from '../shop-context.tsx';

const fetchReport = () => import('./failure-report.tsx').then((code) => code.FailureReport);

/**
 * Fetches the code of the offer early: if the server later lacks the code of a page, it also lacks the code of the
 * offer.
 */
export function prefetchReport(): void {
  if (navigator.onLine) void fetchReport().catch(() => {});
}

/** Renders nothing if the code cannot be loaded: a second failure message would only disturb. */
const Report = lazyPart(fetchReport, () => null);

interface OfferedReportProps {
  readonly version: string;
}

/** Offers to send a replay ticket to support (RPL-04), as soon as the code and the texts of the offer are loaded. */
export function OfferedReport({ version }: OfferedReportProps) {
  return useShop().offers('failureReports') ? <Report version={version} /> : null;
}
