import type { Messages } from '#contract/endpoints/i18n.ts';
import type { Locale } from '#contract/enumerations.ts';

const bundles: Readonly<Record<Locale, () => Promise<{ default: Messages }>>> = {
  cs: () => import('virtual:messages/cs'),
  en: () => import('virtual:messages/en'),
  sk: () => import('virtual:messages/sk'),
  pl: () => import('virtual:messages/pl'),
  ro: () => import('virtual:messages/ro'),
};

/** The texts bundled with the app, used if the server does not answer (APP-03). */
export const bundledMessages = async (locale: Locale): Promise<Messages> => (await bundles[locale]()).default;
