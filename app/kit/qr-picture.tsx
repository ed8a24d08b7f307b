import { encode } from 'uqr'

/** Bytes of version 10 at correction M: the modules of more are too small to scan off a screen. */
export const maxQrTextLength = 213

interface QrPictureProps {
  /** What a camera reads. */
  text: string
  /** What it is for, for those who do not see it. */
  label: string
}

/** A QR code, dark on white in either theme: many readers know no other. */
export function QrPicture({ text, label }: QrPictureProps) {
  // The empty edge that a reader needs is four modules wide (ISO/IEC 18004).
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((line, row) =>
      line.flatMap((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : [])),
    )
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-md bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
