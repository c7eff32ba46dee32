/** The server cannot start; the message is for the person who starts it and says what to do. */
export class StartError extends Error {}
