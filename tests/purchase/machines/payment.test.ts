import { describeFlow } from '#formal/flow-suite.ts';
import { paymentModel } from '#machines/purchase/payment/model/payment.model.ts';

describeFlow(paymentModel);
