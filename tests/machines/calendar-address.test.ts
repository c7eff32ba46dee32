import { describeFlow } from '../../formal/flow-suite.ts';
import { calendarAddressModel } from '../../machines/calendar-address/model/calendar-address.model.ts';

describeFlow(calendarAddressModel);
