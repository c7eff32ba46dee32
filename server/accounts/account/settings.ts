import { updateAccountSettings } from '#contract/endpoints/customer-accounts.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerAccounts } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';

/**
 * Sets the language of the account's mails. Throws ApiError VALIDATION_ERROR for a language that the operator does not
 * offer.
 */
export const updateAccountSettingsRoute = route(
  updateAccountSettings,
  'write',
  async ({ database, caller, body, services }) => {
    const offered = await services.settings.languages(database);
    if (!offered.includes(body.locale)) throw new ApiError('VALIDATION_ERROR', { errors: ['locale: is not offered'] });
    await database.update(customerAccounts).set(body).where(eq(customerAccounts.id, caller.accountId));
    return undefined;
  },
);
