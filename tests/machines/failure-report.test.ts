import { describeFlow } from '../../formal/flow-suite.ts';
import { failureReportModel } from '../../machines/failure-report/model/failure-report.model.ts';

describeFlow(failureReportModel);
