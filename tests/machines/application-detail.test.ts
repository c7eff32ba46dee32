import { applicationDetailModel } from '../../machines/application-detail/application-detail.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(applicationDetailModel);
describeMutants(applicationDetailModel, 0.9);
