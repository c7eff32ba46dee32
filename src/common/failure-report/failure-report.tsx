import { useFlow } from '../use-flow.ts';
import { FailureReportView } from './failure-report-view.tsx';
import { provideFailureReport } from './failure-report.actors.ts';

interface FailureReportProps {
  readonly version: string;
}

export function FailureReport({ version }: FailureReportProps) {
  return <FailureReportView actor={useFlow((shop) => provideFailureReport(shop, version))} />;
}
