/** What a page shows of the operator's brand besides its colours. */
export interface ShownBrand {
  readonly name: string;
  /** The URL of the logo. */
  readonly logo: string;
  /** In px. */
  readonly logoWidth: number;
  readonly logoHeight: number;
}
