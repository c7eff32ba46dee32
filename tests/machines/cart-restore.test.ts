import { cartRestoreModel } from '../../machines/cart-restore/cart-restore.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(cartRestoreModel);
