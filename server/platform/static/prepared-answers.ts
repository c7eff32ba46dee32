import { compiledTextsKey } from '#contract/compiled-texts.ts';
import { messages, supportedLocales } from '#contract/endpoints/i18n.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Locale } from '#contract/enumerations.ts';
import { textsVersion } from '#messages/scopes.ts';
import type { Catalogue } from '../i18n/catalogue.ts';
import { leavesOutKnownTexts } from '../i18n/known-texts.ts';

interface StartUp {
  readonly configuration: SystemConfiguration;
  readonly supportedLocales: readonly Locale[];
}

/** The address of the call of a shop that has the texts of this server. */
const textsAddress = (): string => `${messages.path}?scope=visitor&known=${textsVersion()}`;

/**
 * The answers to the calls of start-up as a data block of the page; the keys are the addresses of the calls. With this
 * block, a first visit makes no call before someone logs in (docs/decisions/0007). The texts are in it compiled, and the
 * answer to their call tells a shop with the same texts that it has them (docs/decisions/0050).
 */
export function preparedAnswers({ configuration, supportedLocales: locales }: StartUp, texts: Catalogue): string {
  const answers = {
    [systemConfigurations.path]: configuration,
    [supportedLocales.path]: { data: locales },
    ...(leavesOutKnownTexts(configuration) && { [textsAddress()]: { data: {} } }),
    [compiledTextsKey]: texts,
  };
  // A text must not close the script element.
  const json = JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="prepared-answers">${json}</script>`;
}
