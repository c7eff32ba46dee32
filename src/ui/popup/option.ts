/** One choice of a list; `value` is unique in it. */
export type Option = {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
};
