/** What a page shows of the operator besides colours. */
export interface ShownBrand {
  readonly name: string;
  /** The logo's address. */
  readonly logo: string;
  /** In px, as it is drawn. */
  readonly logoWidth: number;
  readonly logoHeight: number;
}
