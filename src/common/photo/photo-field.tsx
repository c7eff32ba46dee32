import { memo, useEffect, useRef, useState } from 'react';
import type { PhotoReport } from '#machines/common/photo/photo.types.ts';
import { useConfiguration } from '../configuration.ts';
import { useFlow } from '../use-flow.ts';
import { PhotoView } from './photo-view.tsx';
import { providePhoto } from './photo.actors.ts';
import { createPictureFiles } from './picture-files.ts';

export interface PhotoFieldProps {
  readonly label: string;
  /** The initial photo, as a data URL. To replace it later, the form must give the field another `key`. */
  readonly photo: string | null;
  readonly readOnly?: boolean;
  /** The error that the form has found. It is hidden while the chosen file has an error. */
  readonly error?: string | undefined;
  /** Called at first, and whenever the photo changes or cropping begins or ends. */
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
    () => providePhoto(files, (newReport) => report.current(newReport)),
    () => ({ photo, readOnly, advisesOnFace }),
  );
  return <PhotoView actor={flow} label={label} error={error} keepFile={files.keep} />;
}

/** The field of a form for a person's photo (PHO-01). While the field is `open`, the form cannot be submitted. */
export const PhotoField = memo(Photo);
