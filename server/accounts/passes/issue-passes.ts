import { calculateJwkThumbprint, importJWK } from 'jose';
import { issuePasses } from '#contract/endpoints/passes.ts';
import type { EcPublicKey, Pass, PassClaims, PassTicket } from '#contract/entities/pass.ts';
import { dayOf } from '#rules/date-text.ts';
import { yearOf } from '#rules/dates.ts';
import { passEnd } from '#rules/pass-validity.ts';
import type { PassSigner } from '../../platform/credentials/pass-signer.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { known, referenceData } from '../../reference-data/reference-data.ts';
import type { ReferenceData } from '../../reference-data/reference-data.ts';
import { passPhoto } from './pass-photo.ts';
import { readHolders } from './read-holders.ts';
import type { Holder } from './read-holders.ts';

type PassCall = Call<typeof issuePasses>;

/** The claims that are the same in all passes of one answer. */
type Common = Pick<PassClaims, 'iss' | 'sub' | 'iat' | 'exp' | 'cnf'>;

interface Signing {
  readonly signer: PassSigner;
  readonly common: Common;
  readonly reference: ReferenceData;
  readonly locale: PassCall['locale'];
}

/** Throws ApiError INVALID_DEVICE_KEY for a point that is not on the curve. */
async function thumbprintOf(deviceKey: EcPublicKey): Promise<string> {
  await importJWK(deviceKey, 'ES256').catch(() => {
    throw new ApiError('INVALID_DEVICE_KEY');
  });
  return calculateJwkThumbprint(deviceKey);
}

const ticketsOf = ({ tickets }: Holder, { reference, locale }: Signing): PassTicket[] =>
  tickets.map(({ tariffProfileId, zoneIds, validFrom, validTo }) => [
    known(reference.tariffProfiles, tariffProfileId).displayName[locale],
    zoneIds.map((id) => known(reference.zones, id).name),
    validFrom,
    validTo,
  ]);

async function passOf(holder: Holder, signing: Signing): Promise<Pass> {
  const picture = await passPhoto(holder.photo);
  const claims: PassClaims = {
    ...signing.common,
    crd: holder.cardNumber,
    cex: holder.cardValidTo,
    nam: `${holder.firstName} ${holder.lastName}`,
    ...(holder.birthDay === null ? {} : { yob: yearOf(holder.birthDay) }),
    tkt: ticketsOf(holder, signing),
    ...(picture === null ? {} : { pho: picture.digest }),
  };
  return { customerId: holder.customerId, pass: await signing.signer.sign(claims), photo: picture?.photo ?? null };
}

const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();

/**
 * Signs a pass for each person of the account who has an active card (PAS-01). Throws ApiError PASSES_NOT_OFFERED if the
 * operator has no signing key, INVALID_DEVICE_KEY if the device key is invalid.
 */
export const issuePassesRoute = route(issuePasses, 'read', async (call) => {
  const { services, database, body, caller, now, locale } = call;
  const signer = services.passSigner;
  if (signer === undefined) throw new ApiError('PASSES_NOT_OFFERED');
  const jkt = await thumbprintOf(body.deviceKey);
  const iat = Math.floor(now.getTime() / 1000);
  const exp = passEnd(iat, await services.settings.number(database, 'PASS_LIFETIME_IN_HOURS'));
  const common = { iss: services.configuration.publicUrl, sub: String(caller.accountId), iat, exp, cnf: { jkt } };
  const signing: Signing = { signer, common, reference: await referenceData(database), locale };
  const holders = await readHolders(call, dayOf(new Date(exp * 1000)));
  return {
    issued: moment(iat),
    expires: moment(exp),
    items: await Promise.all(holders.map((holder) => passOf(holder, signing))),
  };
});
