import { describeFlow } from '../../formal/flow-suite.ts';
import { cartRestoreModel } from '../../machines/cart-restore/model/cart-restore.model.ts';

describeFlow(cartRestoreModel);
