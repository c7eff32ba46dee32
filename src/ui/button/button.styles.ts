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
        // The edge tells the button from a disabled one, which has none.
        boxShadow: '[inset 0 0 0 1px color-mix(in srgb, currentColor 28%, transparent)]',
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
        '&[aria-disabled=true]:not([aria-busy]) [data-chevron]': { visibility: 'hidden' },
        _hover: { backgroundColor: 'leftPanelHover' },
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
  compoundVariants: [
    { variant: 'quiet', disabled: true, css: { '&, &:hover': { backgroundColor: 'transparent' } } },
    { variant: 'secondary', disabled: true, css: { boxShadow: '[none]' } },
    {
      variant: 'row',
      disabled: true,
      css: { '&, &:hover': { backgroundColor: 'transparent' }, '& svg:first-child': { color: 'inkSoft' } },
    },
  ],
  defaultVariants: { variant: 'secondary' },
});

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'confirm' | 'warning' | 'danger' | 'row';
