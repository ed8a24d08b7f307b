import { Eye, EyeOff } from 'lucide-react'
import { readToken } from '#app/api/token.ts'
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
  const press = () => {
    setHidden(homeId, !isHidden)
    if (readToken('customer')) void hideForAccount(id, !isHidden)
  }
  return (
    <button type="button" onClick={press} className={className}>
      {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      {isHidden ? t('Show this home again') : t('Hide this home')}
    </button>
  )
}

async function hideForAccount(id: string, isHidden: boolean): Promise<void> {
  const { sendHidden } = await import('./saved-call.ts')
  // A failure leaves it hidden in this browser.
  await sendHidden(id, isHidden).catch(() => undefined)
}
