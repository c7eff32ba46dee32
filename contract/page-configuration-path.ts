/**
 * The file beside the page that configures it at run time (ERR-01). The reference server answers it, and puts what is configured
 * into the page.
 */
export const pageConfigurationPath = '/config.json';

/** The name of the page's `meta` with the same content. */
export const pageConfigurationName = 'configuration';
