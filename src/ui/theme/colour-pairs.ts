/** Backgrounds of a page or of a large part of it; texts in `ink` and `primaryText` may be on each of them. */
const grounds = ['surface', 'page', 'neutral.50', 'neutral.100', 'rightPanel', 'leftPanelHover'] as const;

/**
 * Each text colour with the backgrounds on which it is used, by token names. The contrast is at least 4.5 : 1 in every
 * brand.
 */
export const textPairs: Readonly<Record<string, readonly string[]>> = {
  ink: [...grounds, 'defaultButton'],
  inkSoft: ['surface', 'page', 'neutral.50', 'neutral.100', 'rightPanel'],
  'neutral.0': ['neutral.700', 'neutral.800', 'neutral.900', 'error.mark'],
  'neutral.700': ['neutral.100'],
  surface: ['ink', 'error.mark', 'error.text', 'primaryText', 'success.text'],
  'info.text': ['info.ground'],
  'success.text': ['success.ground', 'surface', 'page', 'rightPanel'],
  'warning.text': ['warning.ground'],
  'error.text': ['error.ground', 'surface', 'page', 'rightPanel'],
  primaryText: [...grounds, 'defaultButton'],
  onPrimarySystem: ['primarySystem'],
  onSecondarySystem: ['secondarySystem'],
  onPrimary: ['primary'],
  onPrimaryButton: ['primaryButton', 'primaryButtonHover'],
  onWarningButton: ['warningButton', 'warningButtonHover'],
  onConfirmButton: ['confirmButton', 'confirmButtonHover'],
  onDefaultButton: ['defaultButton', 'defaultButtonHover'],
  onRightPanel: ['rightPanel'],
  onLeftPanelHover: ['leftPanelHover'],
};

/**
 * Colours of borders, icons and the focus ring, with the colours next to them. The contrast is at least 3 : 1 in every
 * brand.
 */
export const markPairs: Readonly<Record<string, readonly string[]>> = {
  control: ['surface', 'page', 'rightPanel'],
  ink: ['surface', 'page'],
  onPrimarySystem: ['primarySystem'],
  primaryText: [...grounds, 'defaultButton'],
  'neutral.0': ['neutral.700', 'neutral.900'],
  'neutral.700': ['surface'],
  'info.mark': ['info.ground', 'surface'],
  'success.mark': ['success.ground', 'surface', 'page', 'neutral.50'],
  'warning.mark': ['warning.ground', 'surface'],
  'error.mark': ['error.ground', 'surface', 'page'],
  'info.bright': ['neutral.900'],
  'success.bright': ['neutral.900'],
  'warning.bright': ['neutral.900'],
  'error.bright': ['neutral.900'],
};

/** Decorative lines, bars and shades, and disabled controls: WCAG demands no contrast for them. */
export const decorations: readonly string[] = ['line', 'neutral.200', 'neutral.300', 'neutral.400', 'secondarySystem'];
