import type { ApplicationPhoto } from '#contract/entities/card-application.ts';

export interface PhotoFacts {
  /** The verified photo was not changed when the application was filed. */
  readonly keepPhoto: boolean;
  /** The photo that was handed in with the application; null = it takes the photo away, undefined = it says nothing. */
  readonly handedIn: string | null | undefined;
  /** The customer has a photo; that of a person who is not verified is replaced at once when another is handed in. */
  readonly hasPhoto: boolean;
}

/** Which photo the card gets: one that was handed in, the one that was verified before, or none. */
export function applicationPhoto({ keepPhoto, handedIn, hasPhoto }: PhotoFacts): ApplicationPhoto {
  if (handedIn !== undefined) return handedIn === null ? 'NONE' : 'NEW';
  if (!hasPhoto) return 'NONE';
  return keepPhoto ? 'KEPT' : 'NEW';
}
