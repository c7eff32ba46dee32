import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css, cva } from 'styled-system/css';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface EnlargeablePictureProps {
  readonly src: string;
  readonly alt: string;
  /** `photo` is half as wide as a card, `page` is a whole sheet in a box of its own height. */
  readonly shape: 'photo' | 'page';
}

const button = cva({
  base: { display: 'block', borderRadius: 'small', border: 'line', overflow: 'hidden', cursor: '[zoom-in]' },
  variants: {
    shape: {
      photo: {
        width: { base: '[8rem]', narrow: '[10rem]' },
        maxWidth: 'full',
        aspectRatio: '[23.5 / 28]',
        '& img': { objectFit: 'cover' },
      },
      page: { width: 'full', height: '[20rem]', backgroundColor: 'neutral.100', '& img': { objectFit: 'contain' } },
    },
  },
});
const picture = css({ display: 'block', width: 'full', height: 'full' });
const large = css({ display: 'block', maxWidth: 'full', height: '[auto]', marginX: 'auto', borderRadius: 'small' });

/** A picture that fits beside the data; one press shows it as large as the screen allows. */
export function EnlargeablePicture({ src, alt, shape }: EnlargeablePictureProps) {
  const intl = useIntl();
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className={button({ shape })}
        aria-label={intl.formatMessage({ id: 'deskApplication.preview.enlarge' }, { name: alt })}
        onClick={() => setLarge(true)}
      >
        <img className={picture} src={src} alt={alt} />
      </button>
      {isLarge && (
        <Dialog
          open
          onClose={() => setLarge(false)}
          title={alt}
          closeLabel={intl.formatMessage({ id: 'deskApplication.preview.close' })}
          size="medium"
        >
          <img className={large} src={src} alt="" />
        </Dialog>
      )}
    </>
  );
}
