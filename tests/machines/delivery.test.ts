import { describeFlow } from '../../formal/flow-suite.ts';
import { deliveryModel } from '../../machines/delivery/model/delivery.model.ts';

describeFlow(deliveryModel);
