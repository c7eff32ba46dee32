import { cardApplicationFee } from '#contract/endpoints/card-application-checks.ts';
import { route } from '../../platform/http/route.ts';
import { soldTaxPercentage } from '../../platform/settings/sold-tax.ts';
import { cardIssueFee } from './fee-item.ts';

export const cardApplicationFeeRoute = route(cardApplicationFee, 'read', async ({ database, services }) => {
  const { price, taxPercentage } = await cardIssueFee(database);
  return { price, taxPercentage: await soldTaxPercentage(services.settings, database, taxPercentage) };
});
