import { cartModel } from '../../machines/cart/cart.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(cartModel);
