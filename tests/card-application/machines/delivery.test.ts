import { describeFlow } from '#formal/flow-suite.ts';
import { deliveryModel } from '#machines/card-application/delivery/model/delivery.model.ts';

describeFlow(deliveryModel);
