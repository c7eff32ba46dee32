import { offlinePassModel } from '../../machines/offline-pass/offline-pass.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(offlinePassModel);
describeMutants(offlinePassModel, 0.9);
