import { calendarAddressModel } from '../../machines/calendar-address/calendar-address.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(calendarAddressModel);
describeMutants(calendarAddressModel, 0.9);
