import { describeFlow } from '#formal/flow-suite.ts';
import { cartRenewalModel } from '#machines/purchase/cart-renewal/model/cart-renewal.model.ts';

describeFlow(cartRenewalModel);
