import { describeFlow } from '#formal/flow-suite.ts';
import { cartRestoreModel } from '#machines/purchase/cart-restore/model/cart-restore.model.ts';

describeFlow(cartRestoreModel);
