import { messages, supportedLocales } from '#contract/endpoints/i18n.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Catalogue } from '../i18n/catalogue.ts';

interface StartUp {
  readonly configuration: SystemConfiguration;
  readonly supportedLocales: readonly Locale[];
}

/**
 * What start-up would ask for, as a data block of the page: the answers by the addresses of their calls. A first visit
 * makes no call then before someone logs in (docs/decisions/0007).
 */
export function preparedAnswers({ configuration, supportedLocales: locales }: StartUp, texts: Catalogue): string {
  const answers = {
    [systemConfigurations.path]: configuration,
    [supportedLocales.path]: { data: locales },
    [`${messages.path}?scope=visitor`]: { data: texts },
  };
  // No text may end the block.
  const json = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="prepared-answers">${json}</script>`;
}
