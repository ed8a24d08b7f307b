import { X } from 'lucide-react'
import { t } from '#domain/locale/translate.ts'
import { formatAreas } from '#domain/place/drawn-area.ts'
import type { Shapes } from './shapes.ts'

interface ShapePillsProps {
  shapes: Shapes
  onChange: (shapes: Shapes) => void
}

/** The drawn shapes, each with a button that removes it. */
export function ShapePills({ shapes, onChange }: ShapePillsProps) {
  const { areas, near } = shapes
  return (
    <ul aria-label={t('Drawn on the map')} className="contents">
      {areas.map((area, at) => (
        <Pill
          key={formatAreas([area])}
          label={t('Area {number}', { number: at + 1 })}
          onRemove={() => onChange({ ...shapes, areas: areas.filter((one) => one !== area) })}
        />
      ))}
      {near && (
        <Pill
          label={t('Within {kilometres} km', { kilometres: near.kilometres })}
          onRemove={() => onChange({ ...shapes, near: undefined })}
        />
      )}
    </ul>
  )
}

const Pill = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <li>
    <button
      type="button"
      onClick={onRemove}
      aria-label={t('Remove {label}', { label })}
      className={
        'flex h-11 items-center gap-1.5 rounded-md border bg-popover pr-2.5 pl-3.5 text-sm ' +
        'shadow-float hover:bg-accent'
      }
    >
      {label}
      <X aria-hidden className="size-3.5 text-muted-foreground" />
    </button>
  </li>
)
