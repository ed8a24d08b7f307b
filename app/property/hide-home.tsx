import { Eye, EyeOff } from 'lucide-react'
import { t } from '#domain/locale/translate.ts'
import { setHidden, useHidden } from './hidden-homes.ts'

interface HideHomeProps {
  /** The listing and its home. */
  id: string
  homeId: string
  className?: string
}

/** Hides a home from lists for ever, even if it is listed again, or shows it again. */
export function HideHome({ id, homeId, className }: HideHomeProps) {
  const isHidden = useHidden(homeId)
  return (
    <button
      type="button"
      onClick={() => setHidden({ id, homeId }, !isHidden)}
      className={className}
    >
      {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      {isHidden ? t('Show this home again') : t('Hide this home')}
    </button>
  )
}
