import { t } from '#domain/locale/translate.ts'
import { type IconData, useSprite } from './icon/create-icon.ts'
import { iconId } from './icon/icon-sprite.ts'

interface NoPhotoProps {
  alt: string
  className: string
}

const street: IconData = {
  name: 'no-photo',
  viewBox: '0 0 160 120',
  preserveAspectRatio: 'xMidYMid slice',
  node: [
    'M34 84h92',
    'M52 84V64l11-9 11 9v20M60 84V75a3 3 0 0 1 6 0v9M60 66h6',
    'M80 84V48h20v36M85 55h3M92 55h3M85 62h3M92 62h3M85 69h3M92 69h3M88 84v-7h4v7',
    'M111 84V71M111 73l3-3',
    'M105.5 66a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0',
    'M44 84v-6M41.5 78a2.5 3.5 0 1 1 5 0Z',
  ].map((d) => ['path', { d }] as const),
}

/** A drawing of a small street in place of a missing photo: calm, and clearly not a photograph. */
export function NoPhoto({ alt, className }: NoPhotoProps) {
  useSprite(street)
  return (
    <span className={className}>
      <svg
        role="img"
        aria-label={alt ? t('{alt} (no photo yet)', { alt }) : t('No photo yet')}
        className="icon no-photo"
      >
        <use href={`#${iconId(street)}`} />
      </svg>
    </span>
  )
}
