import { pageConfigurationName } from '#contract/page-configuration-path.ts';
import type { PageConfiguration } from '#contract/page-configuration.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { tokenizationGatewayUrl } from '../remote/gateway-addresses.ts';
import { escapedText } from './escaped-text.ts';

type ErrorReportingOf = Pick<Configuration, 'errorReporting'>;

/** The configuration that the page gets at run time (ERR-01). */
export const pageConfigurationOf = ({ errorReporting }: ErrorReportingOf): PageConfiguration =>
  errorReporting === undefined ? {} : { errorReporting };

/** The part of the built page that error reporting needs. */
const reporting = /<!--reporting-->(.*?)<!--\/reporting-->/gs;

/** The built page with its configuration. Without a receiver, all code of error reporting is removed (ERR-01). */
export const withPageConfiguration = (html: string, configuration: ErrorReportingOf): string =>
  html.replace(reporting, (_, scripts: string) => {
    if (configuration.errorReporting === undefined) return '';
    const content = escapedText(JSON.stringify(pageConfigurationOf(configuration)));
    return `<meta name="${pageConfigurationName}" content="${content}">${scripts}`;
  });

/** The answer to `config.json` (RUN-08). Without extensions, the system configuration does not name the gateways. */
export const pageConfigurationFile = (configuration: Configuration, paymentGatewayUrl: string): PageConfiguration => ({
  ...pageConfigurationOf(configuration),
  ...(configuration.extensions.length === 0 && {
    paymentGatewayUrl,
    tokenizationGatewayUrl: tokenizationGatewayUrl(configuration),
  }),
});
