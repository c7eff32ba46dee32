/** The server cannot start. The message instructs the person who starts it. */
export class StartError extends Error {}
