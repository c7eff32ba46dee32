import bundles from 'virtual:messages';
import type { Messages } from '#contract/endpoints/i18n.ts';
import type { Locale } from '#contract/enumerations.ts';

/** The texts bundled with the app, used if the server does not answer (APP-03). */
export const bundledMessages = async (locale: Locale): Promise<Messages> => (await bundles[locale]()).default;
