/**
 * The path of the file that configures the page at run time (ERR-01, RUN-08). A server of static files serves the
 * operator's file. The reference server serves it too, but writes its content into the page.
 */
export const pageConfigurationPath = '/config.json';

/** The name of the page's `meta` element with the same content. */
export const pageConfigurationName = 'configuration';
