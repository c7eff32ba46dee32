import { mergeCustomersModel } from '../../machines/merge-customers/merge-customers.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(mergeCustomersModel);
