import { accountDeletionModel } from '../../machines/account-deletion/account-deletion.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(accountDeletionModel);
describeMutants(accountDeletionModel, 0.9);
