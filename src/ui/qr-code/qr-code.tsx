import { css } from 'styled-system/css';
import { qrDrawing } from '#rules/qr-code.ts';

interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
}

/** Dark on light in every palette, and when the system forces its colours: cameras read nothing else. */
const code = css({
  display: 'block',
  width: 'full',
  maxWidth: '[15rem]',
  aspectRatio: 'square',
  borderRadius: 'small',
  backgroundColor: '[white]',
  fill: '[black]',
  forcedColorAdjust: 'none',
});

/** A QR code, as wide as there is room but never larger than a camera needs. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrDrawing(text);
  return (
    <svg className={code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
