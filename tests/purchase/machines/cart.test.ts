import { describeFlow } from '#formal/flow-suite.ts';
import { cartModel } from '#machines/purchase/cart/model/cart.model.ts';

describeFlow(cartModel);
