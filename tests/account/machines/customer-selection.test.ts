import { describeFlow } from '#formal/flow-suite.ts';
import { customerSelectionModel } from '#machines/account/customer-selection/model/customer-selection.model.ts';

describeFlow(customerSelectionModel);
