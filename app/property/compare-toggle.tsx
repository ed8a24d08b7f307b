import { Columns3 } from 'lucide-react'
import { cn } from '#app/ui/class-name.ts'
import { toast } from '#app/ui/toast.ts'
import { t } from '#domain/locale/translate.ts'
import { maxChosen, toggleChosen, useChosen } from './compare-choice.ts'

interface CompareToggleProps {
  id: string
  title: string
  className?: string
  /** Shows the label beside the icon. */
  worded?: boolean
}

/** Adds a home to the comparison, or removes it. */
export function CompareToggle({ id, title, className, worded = false }: CompareToggleProps) {
  const isChosen = useChosen().some((home) => home.id === id)
  const press = () => {
    if (!toggleChosen({ id, title })) {
      toast.info(t('You can compare up to {count} homes. Remove one first.', { count: maxChosen }))
    }
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={worded ? undefined : t('Compare {title}', { title })}
      title={worded ? undefined : t('Compare')}
      onClick={press}
      className={
        className &&
        cn('noscript:hidden aria-pressed:bg-primary-tint aria-pressed:text-link', className)
      }
    >
      <Columns3 aria-hidden className={className && 'size-4'} />
      {worded && (isChosen ? t('Added to compare') : t('Compare'))}
    </button>
  )
}
