import { cardApplicationFee } from '../../contract/endpoints/card-application-checks.ts';
import { route } from '../http/route.ts';
import { cardIssueFee } from './fee-item.ts';

export const cardApplicationFeeRoute = route(cardApplicationFee, 'read', async ({ database }) => {
  const { price, taxPercentage } = await cardIssueFee(database);
  return { price, taxPercentage };
});
