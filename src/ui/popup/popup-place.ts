/** The position is `fixed`, so that a dialog does not clip the list. */
export const popupPlace = { sameWidth: true, strategy: 'fixed' } as const;
