import type { ApplicationPhoto } from '#contract/entities/card-application.ts';

export interface PhotoFacts {
  /** The application was filed without a change of the verified photo. */
  readonly keepPhoto: boolean;
  /**
   * The photo that was submitted with the application; null = the photo was removed, undefined = no change was
   * submitted.
   */
  readonly submitted: string | null | undefined;
  /** The customer has a photo. For a customer who is not verified, a submitted photo replaces it at once. */
  readonly hasPhoto: boolean;
}

/** The photo for the card: the submitted photo (NEW), the photo that was verified before (KEPT), or none. */
export function applicationPhoto({ keepPhoto, submitted, hasPhoto }: PhotoFacts): ApplicationPhoto {
  if (submitted !== undefined) return submitted === null ? 'NONE' : 'NEW';
  if (!hasPhoto) return 'NONE';
  return keepPhoto ? 'KEPT' : 'NEW';
}
