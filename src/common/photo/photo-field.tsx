import { memo, useEffect, useRef, useState } from 'react';
import type { PhotoReport } from '#machines/common/photo/photo.types.ts';
import { useConfiguration } from '../configuration.ts';
import { useFlow } from '../use-flow.ts';
import { PhotoView } from './photo-view.tsx';
import { providePhoto } from './photo.actors.ts';
import { createPictureFiles } from './picture-files.ts';

export interface PhotoFieldProps {
  readonly label: string;
  /** The photo that there is at first, as a data URL. A form that gets another one gives the field another key. */
  readonly photo: string | null;
  readonly readOnly?: boolean;
  /** What the form finds wrong; a problem with the chosen file comes before it. */
  readonly error?: string | undefined;
  /** Is told at first, and whenever the photo changes or cropping begins or ends. */
  readonly onReport: (report: PhotoReport) => void;
}

function Photo({ label, photo, readOnly = false, error, onReport }: PhotoFieldProps) {
  const [files] = useState(createPictureFiles);
  const report = useRef(onReport);
  useEffect(() => {
    report.current = onReport;
  }, [onReport]);
  useEffect(() => () => files.releaseAllBut(null), [files]);
  const advisesOnFace = useConfiguration()?.photoFaceAdviceAllowed === true;
  const flow = useFlow(
    () => providePhoto(files, (told) => report.current(told)),
    () => ({ photo, readOnly, advisesOnFace }),
  );
  return <PhotoView actor={flow} label={label} error={error} keepFile={files.keep} />;
}

/** A field of a form: the photo of a person (PHO-01). While it is `open`, the form cannot go on. */
export const PhotoField = memo(Photo);
