import { useId, useState } from 'react'
import { useSend } from '#app/api/send.ts'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { type CallReport, callReport, suspensionDays } from '#contract/inquiry/call-report.ts'
import { t } from '#domain/locale/translate.ts'

/** Upholds a report for some days, or dismisses it. */
export function CallReportDecision({ row, onDone }: { row: CallReport; onDone: () => void }) {
  const ids = { days: useId(), reason: useId() }
  const [days, setDays] = useState(String(suspensionDays[1]))
  const [reason, setReason] = useState('')
  const { send, busy } = useSend(callReport.decide, {
    done: t('Decision saved'),
    failed: t('Failed to save the decision'),
    onDone,
  })
  const shared = { decidedOn: row.status, ...(reason.trim() && { reason }) }
  const uphold = () =>
    send({
      params: { id: row._id },
      body: { act: 'uphold', days: Number(days), ...shared },
    })
  const dismiss = () => send({ params: { id: row._id }, body: { act: 'dismiss', ...shared } })
  return (
    <section aria-label={t('Decision')} className="space-y-4">
      <FieldFrame id={ids.reason} label={t('Reason')} help={t('Shown to both sides.')}>
        <Textarea
          id={ids.reason}
          rows={2}
          maxLength={500}
          value={reason}
          aria-describedby={`${ids.reason}-help`}
          onChange={(event) => setReason(event.target.value)}
        />
      </FieldFrame>
      <FieldFrame id={ids.days} label={t('If upheld, the broker sees no phone numbers for')}>
        <Select id={ids.days} value={days} onChange={(event) => setDays(event.target.value)}>
          {suspensionDays.map((count) => (
            <option key={count} value={count}>
              {t('{count, plural, one {# day} other {# days}}', { count })}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <DialogFooter>
        <Button variant="outline" disabled={busy} onClick={() => void dismiss()}>
          {t('Dismiss')}
        </Button>
        <Button variant="destructive" disabled={busy} onClick={() => void uphold()}>
          {t('Uphold')}
        </Button>
      </DialogFooter>
    </section>
  )
}
