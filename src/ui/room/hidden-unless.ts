/** Hides a part but keeps its space while it is not known whether the part is needed, so that nothing moves. */
export const hiddenUnless = (seen: boolean) => (seen ? undefined : ({ visibility: 'hidden' } as const));
