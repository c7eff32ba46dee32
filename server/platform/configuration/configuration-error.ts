/** The environment is invalid; the message has one line for each error, and each names its variable. */
export class ConfigurationError extends Error {}
