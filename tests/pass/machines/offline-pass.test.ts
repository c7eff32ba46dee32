import { describeFlow } from '#formal/flow-suite.ts';
import { offlinePassModel } from '#machines/pass/offline-pass/model/offline-pass.model.ts';

describeFlow(offlinePassModel);
