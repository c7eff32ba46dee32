import { describeFlow } from '#formal/flow-suite.ts';
import { failureReportModel } from '#machines/common/failure-report/model/failure-report.model.ts';

describeFlow(failureReportModel);
