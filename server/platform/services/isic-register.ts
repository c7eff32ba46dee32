/** What is written on an ISIC card. */
export interface IsicHolder {
  readonly isicNumber: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The register gave no answer that can be understood. */
export class IsicRegisterUnavailable extends Error {}

/** Those who issue ISIC cards. */
export interface IsicRegister {
  /** Whether the person has a valid card with this number. Throws IsicRegisterUnavailable. */
  confirms(holder: IsicHolder): Promise<boolean>;
}
