import { isIsicNumberValid } from '../../accounts/customers/isic-number.ts';
import { and, inArray } from '../../platform/db/orm.ts';
import { customerProfiles } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readApplicant } from './applicant.ts';
import type { Applicant } from './applicant.ts';
import type { ApplicationRequest, FilingCall } from './application-request.ts';

/** The register's answer about an applicant's number. */
export interface IsicVerdict {
  readonly holder: Pick<Applicant, 'isicNumber' | 'firstName' | 'lastName'>;
  readonly result: 'VALID' | 'INVALID' | 'UNAVAILABLE';
}

/**
 * Asks the register about an applicant with an ISIC profile. This is done before the transaction begins, so that no lock
 * waits for the register. Null = the register was not asked. Throws ApiError NOT_FOUND.
 */
export async function askIsicRegister(
  call: FilingCall,
  { customerId, profiles }: ApplicationRequest,
): Promise<IsicVerdict | null> {
  const { database, caller } = call;
  const applicant = await readApplicant(database, caller, customerId);
  const { isicNumber, firstName, lastName } = applicant;
  const ids = profiles.map(({ profileId }) => profileId);
  const isIsic = and(inArray(customerProfiles.id, ids), customerProfiles.isic);
  if (isicNumber === null || (await database.$count(customerProfiles, isIsic)) === 0) return null;
  const holder = { isicNumber, firstName, lastName };
  try {
    return { holder, result: (await isIsicNumberValid(call, holder, [customerId])) ? 'VALID' : 'INVALID' };
  } catch (error) {
    if (error instanceof ApiError) return { holder, result: 'UNAVAILABLE' };
    throw error;
  }
}

const isAbout = ({ holder }: IsicVerdict, { isicNumber, firstName, lastName }: Applicant): boolean =>
  holder.isicNumber === isicNumber && holder.firstName === firstName && holder.lastName === lastName;

/**
 * Throws ApiError if an ISIC profile is requested and the register has not confirmed the applicant's number (ISI-01).
 */
export function refuseIsic(applicant: Applicant, isicProfiles: number, verdict: IsicVerdict | null): void {
  if (isicProfiles === 0) return;
  if (applicant.isicNumber === null) throw new ApiError('INVALID_ISIC_NUMBER');
  if (isicProfiles > 1) throw new ApiError('MULTIPLE_CUSTOMER_PROFILES_WITH_ISIC');
  if (verdict === null || !isAbout(verdict, applicant)) throw new ApiError('INVALID_ISIC_NUMBER');
  if (verdict.result === 'UNAVAILABLE') throw new ApiError('ISIC_REGISTER_UNAVAILABLE');
  if (verdict.result === 'INVALID') throw new ApiError('INVALID_ISIC_NUMBER');
}
