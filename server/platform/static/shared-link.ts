import type { Locale } from '#contract/enumerations.ts';
import { brandName } from '../brand/brand.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { translate } from '../i18n/translate.ts';
import { escapedText } from './escaped-text.ts';

/**
 * The tags for programs that show a link to the page, such as search engines and messengers (Open Graph), and for a
 * telephone's icon. Browsers load none of these files at a first visit.
 */
export function sharedLinkTags(
  configuration: Pick<Configuration, 'brand' | 'publicUrl' | 'shopUrl'>,
  locale: Locale,
): string {
  const { publicUrl, shopUrl } = configuration;
  const description = translate(locale, 'shared.description');
  const properties = {
    'og:type': 'website',
    'og:url': `${shopUrl}/`,
    'og:title': brandName(configuration),
    'og:description': description,
    'og:locale': locale,
    'og:image': `${publicUrl}/shared.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return [
    `<meta name="description" content="${escapedText(description)}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapedText(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="apple-touch-icon" href="/icons/180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('');
}
