import { describeFlow } from '#formal/flow-suite.ts';
import { calendarAddressModel } from '#machines/settings/calendar-address/model/calendar-address.model.ts';

describeFlow(calendarAddressModel);
