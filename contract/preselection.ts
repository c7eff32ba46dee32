import { applicationCarriers, type ApplicationCarrier } from './enumerations.ts';

/** A profile that somebody wants to apply for; days are ISO. */
export interface Preselection {
  readonly profileId: number;
  /** The first day of the profile. */
  readonly from: string;
  /** The profile that the person has until then, if the new card must contain it as well; null = none. */
  readonly keeps: number | null;
}

/** The parameters of an account page that open the wizard for a type of card with a preselection (GRO-04). */
export const preselectionParameters = (
  carrierType: ApplicationCarrier,
  { profileId, from, keeps }: Preselection,
): Readonly<Record<'apply' | 'profile' | 'from', string>> & { readonly keep?: string } => ({
  apply: carrierType,
  profile: String(profileId),
  from,
  ...(keeps === null ? {} : { keep: String(keeps) }),
});

/**
 * The application that an address asks for. `preselection` null = none is requested, or the request cannot be
 * understood; only in the second case is `isBroken` true.
 */
export interface AskedApplication {
  readonly carrierType: ApplicationCarrier | null;
  readonly preselection: Preselection | null;
  readonly isBroken: boolean;
}

const id = /^[1-9]\d{0,8}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text: string): boolean => {
  const read = new Date(`${text}T00:00:00Z`);
  return day.test(text) && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
};

function preselectionOf({ profile, from, keep }: Readonly<Partial<Record<string, string>>>): Preselection | null {
  if (profile === undefined || from === undefined || !id.test(profile) || !isDay(from)) return null;
  if (keep === undefined) return { profileId: Number(profile), from, keeps: null };
  return id.test(keep) && keep !== profile ? { profileId: Number(profile), from, keeps: Number(keep) } : null;
}

/** Reads the parameters of an account page. Invalid parameters cause no error. */
export function askedApplication(search: Readonly<Partial<Record<string, string>>>): AskedApplication {
  const carrierType = applicationCarriers.find((carrier) => carrier === search['apply']) ?? null;
  const asks = ['profile', 'from', 'keep'].some((name) => search[name] !== undefined);
  const preselection = carrierType === null ? null : preselectionOf(search);
  return { carrierType, preselection, isBroken: asks && preselection === null };
}
