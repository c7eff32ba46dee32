import { describeFlow } from '../../formal/flow-suite.ts';
import { orderModel } from '../../machines/order/model/order.model.ts';

describeFlow(orderModel);
