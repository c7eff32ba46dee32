import { notificationSettingModel } from '../../machines/notification-setting/notification-setting.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(notificationSettingModel);
