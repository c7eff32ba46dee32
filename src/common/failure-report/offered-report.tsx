import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { useCustomerTexts } from '../use-customer-texts.ts';

const fetchReport = () => import('./failure-report.tsx').then((code) => code.FailureReport);

/** Fetches the code of the offer while all is well: where a page's code is missing, this would be missing as well. */
export function prefetchReport(): void {
  if (navigator.onLine) void fetchReport().catch(() => {});
}

/** Without its code there is no offer: another failure would only be in the way. */
const Report = lazyPart(fetchReport, () => null);

interface OfferedReportProps {
  /** The version of the shop. */
  readonly version: string;
}

/** Offers to send what happened to our support (RPL-04), when its code and its texts are there. */
export function OfferedReport({ version }: OfferedReportProps) {
  const hasTexts = useCustomerTexts();
  return hasTexts ? <Report version={version} /> : null;
}
