import { custodianModel } from '../../machines/custodian/custodian.model.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeMutants(custodianModel, 0.9);
