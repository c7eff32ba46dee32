import { notificationRowModel } from '../../machines/notification-row/notification-row.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(notificationRowModel);
