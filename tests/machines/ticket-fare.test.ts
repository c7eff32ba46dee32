import { ticketFareModel } from '../../machines/ticket-fare/ticket-fare.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(ticketFareModel);
