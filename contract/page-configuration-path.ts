/**
 * The path of the file that configures the page at run time (ERR-01). The reference server serves it, and also writes
 * its content into the page.
 */
export const pageConfigurationPath = '/config.json';

/** The name of the page's `meta` element with the same content. */
export const pageConfigurationName = 'configuration';
