import { useId } from 'react'
import { t } from '#domain/locale/translate.ts'
import { statusLabels } from '#domain/shortlist/label.ts'
import type { RoomHome } from './room-view.ts'

interface HomeStatusProps {
  home: RoomHome
  /** Undefined before a name is given. */
  onChange: ((status: RoomHome['status']) => void) | undefined
  nameOf: (id: string | null) => string
}

const statuses = ['to-see', 'seen', 'no'] as const

/** The stage that a home has reached, and who set it. */
export function HomeStatus({ home, onChange, nameOf }: HomeStatusProps) {
  const id = useId()
  const { status, statusBy } = home
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <label htmlFor={id} className="text-muted-foreground">
        {t('Status')}
      </label>
      <select
        id={id}
        value={status}
        disabled={!onChange}
        onChange={(event) => {
          const chosen = statuses.find((one) => one === event.target.value)
          if (chosen) onChange?.(chosen)
        }}
        className="field h-11 w-auto"
      >
        {statuses.map((one) => (
          <option key={one} value={one}>
            {t(statusLabels[one])}
          </option>
        ))}
      </select>
      {statusBy && (
        <span className="min-w-0 break-words text-xs text-muted-foreground">
          {t('set by {name}', { name: nameOf(statusBy) })}
        </span>
      )}
    </div>
  )
}
