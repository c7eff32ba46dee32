/** The kit cannot check anything; the message explains why. */
export class CannotRun extends Error {}
