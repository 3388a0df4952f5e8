import { encode } from 'uqr';

/** Black on white in both themes: cameras expect it. A chunk of its own, because hardly anyone needs it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-card border border-line bg-qr-ground"
    >
      <path d={path} className="fill-qr-ink" />
    </svg>
  );
}
