import { X } from 'lucide-react'
import { Link } from '#app/kit/link.tsx'
import { t } from '#domain/locale/translate.ts'

interface FilterChipsProps {
  /** The active filters, each with the address of the list without it. */
  chips: readonly { label: string; address: string }[]
}

/**
 * Items side by side; on phones one scrolling line, so that the cards start high on the screen.
 * Positioned, because text for screen readers would widen the page otherwise.
 */
export const chipRowClass =
  'relative flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 ' +
  'max-sm:py-0.5 max-sm:[scrollbar-width:none] sm:flex-wrap'

/** The active filters, each with a button that removes it. */
export function FilterChips({ chips }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('Active filters')} className={chipRowClass}>
      {chips.map(({ label, address }) => (
        <li key={label} data-row={`filter ${label}`} className="max-w-full max-sm:shrink-0">
          <Link to={address} preventScrollReset discover="none" className="filter-chip">
            <span className="sr-only">{t('Remove filter')}</span>
            <span className="truncate">{label}</span>
            <X aria-hidden />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li className="max-sm:shrink-0">
          <Link
            to="/properties"
            discover="none"
            className={
              'inline-flex min-h-9 items-center px-2 ' +
              'text-sm font-medium text-link underline ' +
              'underline-offset-4 pointer-coarse:min-h-11'
            }
          >
            {t('Clear all')}
          </Link>
        </li>
      )}
    </ul>
  )
}
