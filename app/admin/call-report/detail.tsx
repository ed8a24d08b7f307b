import { useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useNext } from '#app/admin/shell/use-next.ts'
import { useRead } from '#app/api/query.tsx'
import { Day, When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { CallKind, type CallReport, callReport } from '#contract/inquiry/call-report.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { CallReportDecision } from './decision.tsx'
import { CallReportBadge } from './status.tsx'

/** One report, the response of the broker, and the decision. */
export default function CallReportDetail() {
  const { id = '' } = useParams()
  const read = useRead(callReport.get, { params: { id } })
  const onDone = useNext('call-reports', read.data?.next ?? null)
  const may = useMay()
  const found = read.data?.report
  return (
    <RouteDialog
      title={found ? found.broker.name : t('Unwanted call')}
      {...(found && { description: found.broker.companyName })}
      className="sm:max-w-2xl"
    >
      <Loaded read={read} failed={t('Failed to load report')} height="h-96">
        {({ report, others }) => (
          <div key={id} className="space-y-6">
            <Report row={report} />
            {others.length > 0 && (
              <details className="text-sm">
                <summary className="flex min-h-10 cursor-pointer items-center font-medium">
                  {t('Other reports about this broker ({count})', { count: others.length })}
                </summary>
                <ol className="space-y-3">
                  {others.map((other) => (
                    <li key={other._id}>
                      <Report row={other} />
                    </li>
                  ))}
                </ol>
              </details>
            )}
            {may('flag.change') && report.may.length > 0 && (
              <CallReportDecision row={report} onDone={onDone} />
            )}
            <History kind="call_report" id={id} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function Report({ row }: { row: CallReport }) {
  return (
    <div className="space-y-2 rounded-lg border p-4 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <span className="font-medium">
          {t(CallKind.label(row.kind))}, <Day day={row.happenedOn} />
        </span>
        <CallReportBadge status={row.status} />
      </p>
      <p className="text-muted-foreground">
        {row.name} · <span className="figures">{row.reference}</span> ·{' '}
        {row.sharingEndedAt
          ? t('Number shared until {date}', { date: formatDateTime(row.sharingEndedAt) })
          : t('Number never shared')}
      </p>
      {row.note && <p className="break-words whitespace-pre-line">“{row.note}”</p>}
      {row.response && (
        <p className="break-words whitespace-pre-line">
          {t('The broker: {text}', { text: row.response })}
        </p>
      )}
      <p className="text-xs break-words text-muted-foreground">
        {t('Asked {asked}, reported {reported}', {
          asked: formatDateTime(row.askedAt),
          reported: formatDateTime(row.createdAt),
        })}
        {row.decidedBy && row.decidedAt && (
          <>
            {' '}
            · {t('Decided by {name}', { name: row.decidedBy })}, <When at={row.decidedAt} time />
          </>
        )}
      </p>
      {row.reason && <p className="break-words">{row.reason}</p>}
    </div>
  )
}
