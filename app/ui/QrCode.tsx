type Props = { size: number; path: string; label: string; className: string | undefined };

/** A code that a camera reads (`qrPath`), black on white in every theme. */
export function QrCode({ size, path, label, className }: Props) {
  return (
    <svg role="img" aria-label={label} className={className} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
