import { Link } from 'react-router'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { ReplyOf } from '#contract/endpoint.ts'
import {
  type BrokerCallReport,
  CallKind,
  CallReportStatus,
  callReport,
} from '#contract/inquiry/call-report.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

/** Reports of unwanted calls, above the leads: they may hide all numbers. */
export function CallReports({ data }: { data: ReplyOf<typeof callReport.mine> }) {
  if (data.reports.length === 0) return null
  const open = data.reports.filter(({ mayRespond }) => mayRespond)
  const decided = data.reports.filter(({ mayRespond }) => !mayRespond)
  return (
    <section aria-label={t('Reports of unwanted calls')} className="space-y-3">
      {data.isSuspended && (
        <Alert tone="warning" title={t('Phone numbers are hidden from you')}>
          {data.suspendedUntil
            ? t('A report was upheld, so you see no phone numbers until {date}. You can chat.', {
                date: formatDate(data.suspendedUntil),
              })
            : t('Respond to the report below to see phone numbers again. You can chat meanwhile.')}
        </Alert>
      )}
      {open.map((report) => (
        <article key={report._id} className="space-y-3 rounded-lg border bg-card p-4">
          <Facts report={report} />
          <Respond report={report} />
        </article>
      ))}
      {decided.length > 0 && (
        <details className="rounded-lg border bg-card px-4 text-sm">
          <summary className="flex min-h-12 cursor-pointer items-center font-medium">
            {t('Earlier reports ({count})', { count: decided.length })}
          </summary>
          <ul className="divide-y">
            {decided.map((report) => (
              <li key={report._id} className="space-y-1 py-3">
                <Facts report={report} />
                <p className="text-muted-foreground">
                  {t(CallReportStatus.label(report.status))}
                  {report.reason && `: ${report.reason}`}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Facts({ report }: { report: BrokerCallReport }) {
  return (
    <div className="space-y-1 text-sm">
      <p>
        <Link
          to={`/broker-portal/inquiries/${report.lead}`}
          className="font-medium text-link underline underline-offset-4"
        >
          {report.name}
        </Link>{' '}
        <span className="figures text-xs text-muted-foreground">{report.reference}</span>
      </p>
      <p>
        {t('{what} on {date}, though the number was not shared with you', {
          what: t(CallKind.label(report.kind)),
          date: formatDate(report.happenedOn),
        })}
      </p>
      {report.note && <p className="break-words whitespace-pre-line">“{report.note}”</p>}
      {report.response && (
        <p className="break-words whitespace-pre-line text-muted-foreground">
          {t('Your response: {text}', { text: report.response })}
        </p>
      )}
    </div>
  )
}

function Respond({ report }: { report: BrokerCallReport }) {
  const form = useForm(callReport.respond, {
    params: { id: report._id },
    start: { text: '' },
    done: t('Response sent'),
    failed: t('Your response could not be sent.'),
    once: true,
  })
  return (
    <Form form={form} label={t('Response to {name}', { name: report.name })}>
      <TextareaField
        form={form}
        name="text"
        label={t('What happened?')}
        rows={3}
        maxLength={1000}
        help={t('We read it before we decide. The customer does not see it.')}
        required
      />
      <SubmitButton form={form} busy={t('Sending...')} className="self-end max-sm:w-full">
        {t('Send response')}
      </SubmitButton>
    </Form>
  )
}
