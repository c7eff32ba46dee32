import { deliveryModel } from '../../machines/delivery/delivery.model.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeMutants(deliveryModel, 0.9);
