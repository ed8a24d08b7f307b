import { Eye, EyeOff } from 'lucide-react'
import { t } from '#domain/locale/translate.ts'
import { setHidden, useHidden } from './hidden-homes.ts'

interface HideHomeProps {
  /** The listing, and the home it is of. */
  id: string
  homeId: string
  className?: string
}

/** Hides a home from lists for ever, also when it is listed again; or shows it again. */
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
