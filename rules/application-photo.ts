import type { ApplicationPhoto } from '#contract/entities/card-application.ts';

export interface PhotoFacts {
  /** The verified photo was not changed when the application was filed. */
  readonly keepPhoto: boolean;
  /** The photo that was submitted with the application; null = it takes the photo away, undefined = it says nothing. */
  readonly submitted: string | null | undefined;
  /** The customer has a photo; that of a person who is not verified is replaced at once when another is submitted. */
  readonly hasPhoto: boolean;
}

/** Which photo the card gets: one that was submitted, the one that was verified before, or none. */
export function applicationPhoto({ keepPhoto, submitted, hasPhoto }: PhotoFacts): ApplicationPhoto {
  if (submitted !== undefined) return submitted === null ? 'NONE' : 'NEW';
  if (!hasPhoto) return 'NONE';
  return keepPhoto ? 'KEPT' : 'NEW';
}
