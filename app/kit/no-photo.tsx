interface NoPhotoProps {
  alt: string
  className: string
}

/** A small street drawn where a picture is missing: calm, and clearly not a photograph. */
export function NoPhoto({ alt, className }: NoPhotoProps) {
  return (
    <span className={className}>
      <svg
        role="img"
        aria-label={alt ? `${alt} (no photo yet)` : 'No photo yet'}
        viewBox="0 0 160 120"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full text-muted-foreground"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M12 92h136" opacity=".5" />
        <path d="M34 92V58l18-13 18 13v34M46 92V76a6 6 0 0 1 12 0v16M48 60h8" opacity=".55" />
        <path
          d="M80 92V38h30v54M88 48h4M98 48h4M88 58h4M98 58h4M88 68h4M98 68h4M91 92V80h8v12"
          opacity=".55"
        />
        <path d="M122 92V72M122 78a8 8 0 1 0 0-14 8 8 0 0 0 0 14Z" opacity=".4" />
        <circle cx="130" cy="28" r="7" opacity=".35" />
      </svg>
    </span>
  )
}
