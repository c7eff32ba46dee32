import { useMemo } from 'react';
import { css } from 'styled-system/css';
import { encode } from 'uqr';

interface PassCodePictureProps {
  readonly address: string;
  readonly label: string;
  /** Shown in place of a code that no reader could read. */
  readonly tooLong: string;
}

/** A larger version has modules that a telephone's camera does not tell apart. */
const largestVersion = 30;

/** Readers need it dark on light, whatever colours the system has. */
const box = css({
  width: 'full',
  maxWidth: '[25rem]',
  marginX: 'auto',
  padding: '3',
  borderRadius: 'small',
  backgroundColor: 'surface',
  forcedColorAdjust: 'none',
  '& svg': { width: 'full', height: '[auto]' },
});

function pathOf(address: string): { readonly size: number; readonly path: string } | null {
  try {
    const { data, size } = encode(address, { ecc: 'L', border: 0, maxVersion: largestVersion });
    const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dots.join('') };
  } catch {
    return null;
  }
}

/** The QR code of a pass. */
export function PassCodePicture({ address, label, tooLong }: PassCodePictureProps) {
  const code = useMemo(() => pathOf(address), [address]);
  if (code === null) return <p>{tooLong}</p>;
  return (
    <div className={box}>
      <svg
        viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`}
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
