import type { initTokenization } from '#contract/endpoints/tokenizations.ts';
import type { TokenizationRedirect } from '#contract/entities/tokenization.ts';
import { needsBankCard } from '#rules/bank-card.ts';
import { carriers } from '#rules/carriers.ts';
import { authoriseCustomer } from '../../accounts/customers/authorise.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { bankCardTokenizations, cardApplications } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { translate } from '../../platform/i18n/translate.ts';
import { firstCheck } from '../../purchase/payments/check-schedule.ts';
import { refuseReturnAddress } from './return-address.ts';

type InitCall = Call<typeof initTokenization>;

/** Locks the account's application. Throws ApiError NOT_FOUND, BANK_CARD_NOT_ALLOWED, CARD_APPLICATION_CLOSED. */
async function lockApplication({ database, caller, params, services }: InitCall) {
  const own = and(eq(cardApplications.id, params.id), eq(cardApplications.accountId, caller.accountId));
  const [application] = await database.select().from(cardApplications).where(own).for('update');
  if (application === undefined) throw new ApiError('NOT_FOUND');
  await authoriseCustomer(database, caller, application.customerId);
  const { bankCardAsCarrierAllowed } = await services.settings.systemConfiguration(database);
  if (!bankCardAsCarrierAllowed || !carriers[application.carrierType].needsBankCard)
    throw new ApiError('BANK_CARD_NOT_ALLOWED');
  if (!needsBankCard({ ...application, hasBankCard: application.bankCardId !== null }))
    throw new ApiError('CARD_APPLICATION_CLOSED');
  return application;
}

/**
 * Starts an attempt to register a new bank card, and returns the signed redirect to the gateway. An older attempt is
 * superseded. If the gateway later accepts the card of the older attempt, this card is still registered (TOK-01).
 */
export async function init(call: InitCall): Promise<TokenizationRedirect> {
  const { database, services, now, locale, body, caller } = call;
  const application = await lockApplication(call);
  refuseReturnAddress(body.appRouteUrl, services.configuration.shopUrl, application.customerId);
  const gateway = services.tokenizationGateway;
  if (gateway === undefined) throw new ApiError('TOKENIZATION_UNAVAILABLE');
  await database
    .update(bankCardTokenizations)
    .set({ state: 'SUPERSEDED' })
    .where(and(eq(bankCardTokenizations.applicationId, application.id), eq(bankCardTokenizations.state, 'OPEN')));
  const attempt = { applicationId: application.id, accountId: caller.accountId, state: 'OPEN' } as const;
  const rows = await database
    .insert(bankCardTokenizations)
    .values({ ...attempt, created: now, nextCheckAt: firstCheck(now) })
    .returning({ orderId: bankCardTokenizations.orderId });
  return gateway.begin({
    orderId: String(inserted(rows).orderId),
    text: translate(locale, 'tokenization.text', { number: application.applicationNumber }),
    language: locale,
    callback: body.appRouteUrl,
  });
}
