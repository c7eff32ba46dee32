import { cva } from 'styled-system/css';

/**
 * A button that cannot be used now, also one that a script without React has disabled or enabled (LOG-04). A button whose
 * action is running keeps its colours.
 */
const disabled = '&:is(:disabled, [aria-disabled=true]:not([aria-busy]))';

export const buttonStyles = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    paddingX: '5',
    paddingY: '2',
    borderRadius: 'small',
    fontWeight: 'bold',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: '[background-color]',
    transitionDuration: 'quick',
    '&:is(:disabled, [aria-disabled=true])': { cursor: 'not-allowed' },
    '& svg': { flexShrink: '0', width: 'icon', height: 'icon' },
    [disabled]: {
      backgroundColor: 'neutral.100',
      color: 'inkSoft',
      // Browsers use this colour only for buttons with the `disabled` attribute, which some of these buttons do not have.
      _forced: { color: '[GrayText]', borderColor: '[GrayText]' },
    },
  },
  variants: {
    variant: {
      primary: {
        backgroundColor: 'primaryButton',
        color: 'onPrimaryButton',
        _hover: { backgroundColor: 'primaryButtonHover' },
      },
      secondary: {
        // The edge tells the button from a disabled one, which has none.
        boxShadow: '[inset 0 0 0 1px color-mix(in srgb, currentColor 28%, transparent)]',
        backgroundColor: 'defaultButton',
        color: 'onDefaultButton',
        _hover: { backgroundColor: 'defaultButtonHover' },
        [disabled]: { boxShadow: '[none]' },
      },
      quiet: {
        paddingX: '3',
        color: 'primaryText',
        [disabled]: { backgroundColor: 'transparent' },
        _hover: { backgroundColor: 'leftPanelHover' },
      },
      confirm: {
        backgroundColor: 'confirmButton',
        color: 'onConfirmButton',
        _hover: { backgroundColor: 'confirmButtonHover' },
      },
      warning: {
        backgroundColor: 'warningButton',
        color: 'onWarningButton',
        _hover: { backgroundColor: 'warningButtonHover' },
      },
      danger: {
        backgroundColor: 'error.mark',
        color: 'surface',
        _hover: { backgroundColor: 'error.text' },
      },
      row: {
        width: 'full',
        gap: '3',
        minHeight: '[3.25rem]',
        paddingX: '4',
        borderRadius: '[0]',
        justifyContent: 'flex-start',
        textAlign: 'start',
        fontWeight: 'medium',
        // The element around a button's label.
        '& > span:first-child': { width: 'full', gap: '3' },
        '& svg:first-child': { color: 'primaryText' },
        '& [data-chevron]': { color: 'inkSoft' },
        [disabled]: {
          backgroundColor: 'transparent',
          '& svg:first-child': { color: 'inkSoft' },
          '& [data-chevron]': { visibility: 'hidden' },
        },
        _hover: { backgroundColor: 'leftPanelHover' },
      },
    },
    block: { true: { width: 'full' }, whenNarrow: { width: { base: 'full', narrow: 'auto' } } },
  },
  defaultVariants: { variant: 'secondary' },
});

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'confirm' | 'warning' | 'danger' | 'row';
