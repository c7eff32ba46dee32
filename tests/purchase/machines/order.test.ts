import { describeFlow } from '#formal/flow-suite.ts';
import { orderModel } from '#machines/purchase/order/model/order.model.ts';

describeFlow(orderModel);
