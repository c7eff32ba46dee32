import { css } from 'styled-system/css';

export const controlStyles = css({
  // Resets the special look of search fields in Safari, and of all fields on iPhones.
  appearance: 'none',
  width: 'full',
  minHeight: 'target',
  paddingX: '3',
  paddingY: '2',
  border: 'control',
  borderRadius: 'small',
  backgroundColor: 'surface',
  color: 'ink',
  fontSize: 'm',
  lineHeight: 'normal',
  _hover: { borderColor: 'neutral.700' },
  '&[readonly]': { backgroundColor: 'neutral.100', borderColor: 'neutral.300' },
  _disabled: { backgroundColor: 'neutral.100', borderColor: 'neutral.300', color: 'inkSoft', cursor: 'not-allowed' },
  '&[aria-invalid=true]': {
    borderColor: 'error.mark',
    boxShadow: '[inset 0 0 0 1px {colors.error.mark}]',
    _forced: { borderWidth: '[2px]' },
  },
});

export const fieldStyles = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  minWidth: '0',
  border: 'none',
  '& > legend': { marginBottom: '1' },
  // For a form that shows each label in one line with its field.
  narrow: { '[data-labels=beside] &': { flexDirection: 'row', alignItems: 'center', gap: '3' } },
});

export const labelStyles = css({ fontWeight: 'bold', lineHeight: 'normal' });

export const optionalStyles = css({ color: 'inkSoft', fontWeight: 'regular', fontSize: 's' });

export const helpStyles = css({ color: 'inkSoft', fontSize: 's' });

export const errorStyles = css({
  display: 'flex',
  gap: '1',
  color: 'error.text',
  fontSize: 's',
  fontWeight: 'medium',
  '& svg': {
    flexShrink: '0',
    width: '4',
    height: '4',
    marginTop: '[0.15em]',
    color: { base: 'error.mark', _forced: 'current' },
  },
});
