import { describeFlow } from '../../formal/flow-suite.ts';
import { customerSelectionModel } from '../../machines/customer-selection/model/customer-selection.model.ts';

describeFlow(customerSelectionModel);
