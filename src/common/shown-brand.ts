/** The parts of the operator's brand that a page shows, except its colours. */
export interface ShownBrand {
  readonly name: string;
  /** The URL of the logo. */
  readonly logo: string;
  /** In px. */
  readonly logoWidth: number;
  readonly logoHeight: number;
}
