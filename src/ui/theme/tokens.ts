import { defineTokens } from '@pandacss/dev';
import { neutral } from '#brands/neutral.ts';
import { meanings } from './palette.ts';

const brandVariable = (name: string) => ({ value: `var(--brand-${name})` });
const values = (of: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, { value }]));

const colors = {
  neutral: values(neutral),
  surface: { value: neutral[0] },
  page: { value: neutral[50] },
  ink: { value: neutral[900] },
  inkSoft: { value: neutral[600] },
  line: { value: neutral[200] },
  control: { value: neutral[500] },
  info: values(meanings.info),
  success: values(meanings.success),
  warning: values(meanings.warning),
  error: values(meanings.error),
  primarySystem: brandVariable('primary-system'),
  onPrimarySystem: brandVariable('on-primary-system'),
  secondarySystem: brandVariable('secondary-system'),
  onSecondarySystem: brandVariable('on-secondary-system'),
  primary: brandVariable('primary'),
  onPrimary: brandVariable('on-primary'),
  primaryText: brandVariable('primary-text'),
  primaryButton: brandVariable('primary-button'),
  onPrimaryButton: brandVariable('on-primary-button'),
  primaryButtonHover: brandVariable('primary-button-hover'),
  warningButton: brandVariable('warning-button'),
  onWarningButton: brandVariable('on-warning-button'),
  warningButtonHover: brandVariable('warning-button-hover'),
  confirmButton: brandVariable('confirm-button'),
  onConfirmButton: brandVariable('on-confirm-button'),
  confirmButtonHover: brandVariable('confirm-button-hover'),
  defaultButton: brandVariable('default-button'),
  onDefaultButton: brandVariable('on-default-button'),
  defaultButtonHover: brandVariable('default-button-hover'),
  rightPanel: brandVariable('right-panel-background'),
  onRightPanel: brandVariable('on-right-panel-background'),
  leftPanelHover: brandVariable('left-panel-hover'),
  onLeftPanelHover: brandVariable('on-left-panel-hover'),
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
};

/** Steps of 4 px: step 4 is 16 px. */
const steps = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20].map((step) => [step, { value: `${step / 4}rem` }]),
);

export const tokens = defineTokens({
  colors,
  // The space at the sides of a page, card or dialog on a narrow screen. It does not grow with the letters, which need
  // the space.
  spacing: { ...steps, edge: { value: 'min(1rem, 5vw)' } },
  sizes: {
    ...steps,
    full: { value: '100%' },
    target: { value: '2.75rem' },
    icon: { value: '1.25rem' },
    form: { value: '28rem' },
    text: { value: '70ch' },
    content: { value: '70rem' },
  },
  radii: { small: { value: '0.25rem' }, large: { value: '0.75rem' }, round: { value: '9999px' } },
  shadows: {
    raised: { value: '0 1px 2px rgb(22 33 44 / 8%), 0 1px 6px rgb(22 33 44 / 5%)' },
    floating: { value: '0 4px 12px rgb(22 33 44 / 12%), 0 16px 40px rgb(22 33 44 / 14%)' },
  },
  fonts: { body: { value: "'Figtree Variable', Arial, sans-serif" } },
  fontSizes: values({ s: '0.875rem', m: '1rem', l: '1.25rem', xl: '1.75rem', xxl: '2.5rem' }),
  fontWeights: values({ regular: '400', medium: '500', bold: '650' }),
  lineHeights: values({ flat: '1', tight: '1.2', normal: '1.5' }),
  durations: values({ quick: '120ms', calm: '180ms' }),
  zIndex: values({ rail: '10', dialog: '20', popup: '30', toast: '40' }),
  borders: {
    line: { value: `1px solid ${neutral[200]}` },
    control: { value: `1px solid ${neutral[500]}` },
    none: { value: '0' },
  },
});
