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
        className="absolute inset-0 size-full text-input"
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <g strokeWidth="0.9">
          <path d="M34 84h92" />
          <path d="M52 84V64l11-9 11 9v20M60 84V75a3 3 0 0 1 6 0v9M60 66h6" />
          <path d="M80 84V48h20v36M85 55h3M92 55h3M85 62h3M92 62h3M85 69h3M92 69h3M88 84v-7h4v7" />
          <path d="M111 84V71M111 73l3-3" />
          <circle cx="111" cy="66" r="5.5" />
          <path d="M44 84v-6M41.5 78a2.5 3.5 0 1 1 5 0Z" />
        </g>
      </svg>
    </span>
  )
}
