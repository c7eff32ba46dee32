import { describeFlow } from '../../formal/flow-suite.ts';
import { notificationSettingModel } from '../../machines/notification-setting/model/notification-setting.model.ts';

describeFlow(notificationSettingModel);
