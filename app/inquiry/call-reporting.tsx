import { type ReactNode, useState } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#app/ui/dialog.tsx'
import type { OwnCallReport } from '#contract/inquiry/call-report.ts'
import type { Conversation } from '#contract/inquiry/conversation.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

interface CallReportingProps {
  row: Pick<Conversation, 'callReport' | 'mayReportCall'>
  /** Renders the form; its argument closes the dialog. */
  form: (onDone: () => void) => ReactNode
}

/** The report that a broker called a number that was not shared, and its state. */
export function CallReporting({ row: { callReport, mayReportCall }, form }: CallReportingProps) {
  const [open, setOpen] = useState(false)
  return (
    <section aria-label={t('Unwanted calls')} className="space-y-3 text-sm">
      {callReport && (
        <Alert tone={callReport.status === 'upheld' ? 'success' : 'info'}>
          {stateText(callReport)}
          {callReport.reason && <span className="mt-1 block">{callReport.reason}</span>}
        </Alert>
      )}
      {mayReportCall && (
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogTrigger asChild>
            <Button variant="link" size="sm" className="h-auto px-0 text-xs">
              {t('Report an unwanted call')}
            </Button>
          </DialogTrigger>
          <DialogContent
            title={t('Report an unwanted call')}
            description={t(
              'We ask the broker what happened, then decide. The broker sees what you write here.',
            )}
          >
            {form(() => setOpen(false))}
          </DialogContent>
        </Dialog>
      )}
    </section>
  )
}

function stateText({ status, happenedOn }: OwnCallReport): string {
  const date = formatDate(happenedOn)
  switch (status) {
    case 'open':
      return t('You reported a call on {date}. We have asked the broker about it.', { date })
    case 'responded':
      return t('You reported a call on {date}. The broker has responded, and we will decide.', {
        date,
      })
    case 'upheld':
      return t(
        'Your report of a call on {date} was upheld. The broker sees no phone numbers for a while.',
        { date },
      )
    case 'dismissed':
      return t('Your report of a call on {date} was dismissed.', { date })
  }
}
