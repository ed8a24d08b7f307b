import { Spline } from 'lucide-react'
import type { Ref } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

interface DrawButtonProps {
  ref: Ref<HTMLButtonElement>
  isDrawing: boolean
  onPress: () => void
}

/** Opens the panel for drawing. */
export const DrawButton = ({ ref, isDrawing, onPress }: DrawButtonProps) => (
  <button
    ref={ref}
    type="button"
    aria-expanded={isDrawing}
    onClick={onPress}
    className={buttonClass({
      variant: 'outline',
      className: 'h-11 bg-popover shadow-float hover:bg-accent',
    })}
  >
    <Spline aria-hidden />
    {t('Draw area')}
  </button>
)
