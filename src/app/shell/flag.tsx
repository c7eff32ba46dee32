import { css } from 'styled-system/css';
import flags from 'virtual:flags';
import type { Locale } from '#contract/enumerations.ts';

const frame = css({ width: '[1.875rem]', height: '5', border: 'line', borderRadius: 'small' });

/** The flag of a language. It is decorative, because the text next to it names the language. */
export const Flag = ({ locale }: { readonly locale: Locale }) => <img src={flags[locale]} alt="" className={frame} />;
