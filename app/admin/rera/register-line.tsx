import { cn } from '#app/ui/class-name.ts'
import { type RegisterMatch, RegisterResult } from '#contract/rera-register.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

const tones: Partial<Record<RegisterResult, string>> = {
  found: 'text-status-green-text',
  'other-project': 'text-status-red-text',
  expired: 'text-status-red-text',
  missing: 'text-status-red-text',
}

/** What the loaded register says of a number. */
export function RegisterLine({ match }: { match: RegisterMatch }) {
  const { result, project, promoter, status, validTo, loadedOn } = match
  const said = [
    ...[project, promoter, status],
    validTo && t('till {day}', { day: formatDate(validTo) }),
    loadedOn && t('file of {day}', { day: formatDate(loadedOn) }),
  ]
  return (
    <div className="max-w-80 text-sm break-words">
      <p className={cn('font-medium', tones[result])}>{RegisterResult.label(result)}</p>
      <p className="text-xs text-muted-foreground">{said.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
