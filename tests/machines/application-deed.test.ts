import { applicationDeedModel } from '../../machines/application-deed/application-deed.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(applicationDeedModel);
