/** What the search on the gallery's first page can find. */
export interface SearchEntry {
  readonly kind: 'requirement' | 'flow' | 'state' | 'scenario';
  readonly name: string;
  /** What it means, or the text of the requirement. */
  readonly about: string;
  /** The requirements that it names. */
  readonly numbers: readonly string[];
  readonly href: string;
}
