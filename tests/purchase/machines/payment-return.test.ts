import { describeFlow } from '#formal/flow-suite.ts';
import { paymentReturnModel } from '#machines/purchase/payment-return/model/payment-return.model.ts';

describeFlow(paymentReturnModel);
