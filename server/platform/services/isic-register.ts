/** The data on an ISIC card. */
export interface IsicHolder {
  readonly isicNumber: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The register did not answer, or sent an answer that is not understood. */
export class IsicRegisterUnavailable extends Error {}

/** The register of the issuers of ISIC cards. */
export interface IsicRegister {
  /** Whether the person has a valid card with this number. Throws IsicRegisterUnavailable. */
  confirms(holder: IsicHolder): Promise<boolean>;
}
