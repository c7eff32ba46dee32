/** The kit cannot check anything; the message explains why. */
export class CannotRun extends Error {}

/** The arguments are wrong; the message explains why. */
export class WrongArguments extends CannotRun {}
