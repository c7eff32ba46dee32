import { failureReportModel } from '../../machines/failure-report/failure-report.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(failureReportModel);
