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
 * The answers to the calls of start-up as a data block of the page; the keys are the addresses of the calls. With this
 * block, a first visit makes no call before someone logs in (docs/decisions/0007).
 */
export function preparedAnswers({ configuration, supportedLocales: locales }: StartUp, texts: Catalogue): string {
  const answers = {
    [systemConfigurations.path]: configuration,
    [supportedLocales.path]: { data: locales },
    [`${messages.path}?scope=visitor`]: { data: texts },
  };
  // A text must not close the script element.
  const json = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="prepared-answers">${json}</script>`;
}
