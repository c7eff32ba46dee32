import { customerSelectionModel } from '../../machines/customer-selection/customer-selection.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(customerSelectionModel);
