import { css } from 'styled-system/css';
import { useBrand } from '#common/brand.ts';

const link = css({ display: 'inline-flex', borderRadius: 'small' });
/**
 * The brand defines the size, so that the layout does not move when the image is loaded; on a narrow screen the size is
 * halved. In the desk's bar it is halved on every screen, as high as a row of the menu.
 */
const picture = css({
  maxWidth: '[none]',
  zoom: { base: '0.5', wide: '1' },
  '[data-frame=desk] &': { zoom: { wide: '0.5' } },
  // Logos are made for a light background.
  _forced: { forcedColorAdjust: 'none', backgroundColor: 'neutral.0', borderRadius: 'small' },
});

/** The operator's logo, a link to the start page (SHL-02). */
export function Logo() {
  const { name, logo, logoWidth, logoHeight } = useBrand();
  return (
    <a href="#/" className={link}>
      <img src={logo} alt={name} width={logoWidth} height={logoHeight} className={picture} />
    </a>
  );
}
