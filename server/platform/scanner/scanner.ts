/** Looks for malware in what customers submit. */
export interface Scanner {
  /** Throws {@link ScannerUnavailable} when it cannot say. */
  readonly isInfected: (content: Uint8Array) => Promise<boolean>;
}

/** The scanner did not answer, or did not understand; nothing is accepted meanwhile. */
export class ScannerUnavailable extends Error {}
