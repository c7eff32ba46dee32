import { cva } from 'styled-system/css';

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
  },
  variants: {
    variant: {
      primary: {
        backgroundColor: 'primaryButton',
        color: 'onPrimaryButton',
        _hover: { backgroundColor: 'primaryButtonHover' },
      },
      secondary: {
        backgroundColor: 'defaultButton',
        color: 'onDefaultButton',
        _hover: { backgroundColor: 'defaultButtonHover' },
      },
      quiet: {
        paddingX: '3',
        color: 'primaryText',
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
    },
    disabled: {
      true: {
        '&, &:hover': { backgroundColor: 'neutral.100', color: 'inkSoft' },
        // Browsers use this colour only for buttons with the `disabled` attribute, which these buttons do not have.
        _forced: { '&, &:hover': { color: '[GrayText]' }, borderColor: '[GrayText]' },
      },
    },
    block: { true: { width: 'full' }, whenNarrow: { width: { base: 'full', narrow: 'auto' } } },
  },
  compoundVariants: [{ variant: 'quiet', disabled: true, css: { '&, &:hover': { backgroundColor: 'transparent' } } }],
  defaultVariants: { variant: 'secondary' },
});

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'confirm' | 'warning' | 'danger';
