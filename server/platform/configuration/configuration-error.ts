/** The environment is invalid. The message has one line for each error, with the name of the variable. */
export class ConfigurationError extends Error {}
