import { css } from 'styled-system/css';
import { useBrand } from '../../common/brand.ts';

const link = css({ display: 'inline-flex', borderRadius: 'small' });
/** As large as its brand says, so that its room is there before it is; smaller where there is less. */
const picture = css({ maxWidth: '[none]', zoom: { base: '0.5', wide: '0.66', desk: '1' } });

/** The operator's logo, which leads to the start (SHL-02). */
export function Logo() {
  const { name, logo, logoWidth, logoHeight } = useBrand();
  return (
    <a href="#/" className={link}>
      <img src={logo} alt={name} width={logoWidth} height={logoHeight} className={picture} />
    </a>
  );
}
