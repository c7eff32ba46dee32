import { eWalletTopUpModel } from '../../machines/e-wallet-top-up/e-wallet-top-up.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(eWalletTopUpModel);
