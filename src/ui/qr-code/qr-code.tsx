import { css } from 'styled-system/css';
import { qrDrawing } from '#rules/qr-code.ts';

interface QrCodeProps {
  /** The content of the code. */
  readonly text: string;
  /** The accessible name of the code. */
  readonly label: string;
}

/** Black on white in every palette and in forced-colours mode: cameras cannot read other colours. */
const code = css({
  display: 'block',
  width: 'full',
  maxWidth: '[15rem]',
  aspectRatio: '[1]',
  borderRadius: 'small',
  backgroundColor: '[white]',
  fill: '[black]',
  forcedColorAdjust: 'none',
});

/** A QR code that is as wide as the space allows, but not larger than a camera needs. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrDrawing(text);
  return (
    <svg className={code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
