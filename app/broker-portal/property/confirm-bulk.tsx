import { CalendarCheck } from 'lucide-react'
import { useSend } from '#app/api/send.ts'
import type { Selection } from '#app/kit/list/use-selection.tsx'
import { Button } from '#app/ui/button.tsx'
import { availability } from '#contract/property/availability.ts'
import type { PropertyOwn } from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Confirms the selected listings in one call. */
export function ConfirmBulk({ selection }: { selection: Selection<PropertyOwn> }) {
  const { count, rows, clear } = selection
  const { send, busy } = useSend(availability.confirmSome, {
    done: t('Confirmed as available'),
    failed: t('Failed to confirm the listings'),
    onDone: clear,
  })
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-3 text-sm">
      <span className="inline-flex items-center gap-2">
        {selection.column.select}
        {count === 0
          ? t('Select all on this page')
          : t('{figure} selected', { figure: withCommas(count) })}
      </span>
      {count > 0 && (
        <Button
          size="sm"
          disabled={busy}
          onClick={() => void send({ body: { ids: rows.map(({ _id }) => _id) } })}
        >
          <CalendarCheck aria-hidden />
          {t('{count, plural, one {Confirm # listing} other {Confirm {figure} listings}}', {
            count,
            figure: withCommas(count),
          })}
        </Button>
      )}
    </div>
  )
}
