import { useIntl } from 'react-intl';
import type { PhotoProblem } from '#machines/common/photo/photo.types.ts';
import { maxSourceBytes, maxSourcePixels, minSourceSize } from '#rules/photo.ts';

const limits = { megabytes: maxSourceBytes / 1024 ** 2, megapixels: maxSourcePixels / 1_000_000, ...minSourceSize };

/** The texts that contain the limits of a file. */
export function usePhotoTexts() {
  const intl = useIntl();
  return {
    help: intl.formatMessage({ id: 'photo.help' }, limits),
    problem: (name: PhotoProblem) => intl.formatMessage({ id: `photo.errors.${name}` }, limits),
  };
}
