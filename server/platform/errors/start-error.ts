/** The server cannot start; the message tells the person who starts it what to do. */
export class StartError extends Error {}
