/** Looks for malware in submitted files. */
export interface Scanner {
  /** Throws {@link ScannerUnavailable} if the file could not be scanned. */
  readonly isInfected: (content: Uint8Array) => Promise<boolean>;
}

/** The scanner did not answer, or sent an answer that is not understood. Until it works again, no file is accepted. */
export class ScannerUnavailable extends Error {}
