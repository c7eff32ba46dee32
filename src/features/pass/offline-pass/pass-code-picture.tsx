import { useMemo } from 'react';
import { css } from 'styled-system/css';
import { qrDrawing, type QrDrawing } from '#rules/qr-code.ts';

interface PassCodePictureProps {
  /** Null until the first code is drawn; its place is empty. */
  readonly address: string | null;
  readonly label: string;
  /** Shown instead of a code that is too large for readers. */
  readonly tooLong: string;
}

/** The modules of a version above 30 are too small for a telephone's camera. */
const onScreen = { correction: 'L', quietZone: 4, largestVersion: 30 } as const;

/**
 * Readers need dark modules on a light ground, with any colours of the system. White is the brightest ground of a screen;
 * the light edge of the code is a part of the picture.
 */
const box = css({
  width: 'full',
  maxWidth: '[25rem]',
  marginX: 'auto',
  aspectRatio: '[1]',
  backgroundColor: '[white]',
  forcedColorAdjust: 'none',
  '& svg': { display: 'block', width: 'full', height: '[auto]' },
});

function drawingOf(address: string): QrDrawing | null {
  try {
    return qrDrawing(address, onScreen);
  } catch {
    return null;
  }
}

/** The QR code of a pass. */
export function PassCodePicture({ address, label, tooLong }: PassCodePictureProps) {
  const code = useMemo(() => (address === null ? null : drawingOf(address)), [address]);
  if (address === null) return <div className={box} />;
  if (code === null) return <p>{tooLong}</p>;
  return (
    <div className={box}>
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        data-testid="pass-code"
      >
        <path d={code.path} fill="#000" />
      </svg>
    </div>
  );
}
