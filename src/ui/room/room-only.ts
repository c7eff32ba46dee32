/** The style of a part that only keeps its room while it is not known whether it is needed, so that nothing moves. */
export const roomOnly = (seen: boolean) => (seen ? undefined : ({ visibility: 'hidden' } as const));
