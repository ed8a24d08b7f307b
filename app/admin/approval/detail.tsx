import { Link, useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { recordLink } from '#app/admin/audit/target.tsx'
import { useNext } from '#app/admin/shell/use-next.ts'
import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { type Approval, ApprovalAct, approval, identityWords } from '#contract/approval/approval.ts'
import { AuditKind } from '#contract/audit.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { ApprovalDecision } from './decision.tsx'
import { ApprovalBadge } from './status.tsx'

/** One request: what it does, who asks and why, and the decision. */
export default function ApprovalDetail() {
  const { id = '' } = useParams()
  const read = useRead(approval.get, { params: { id } })
  const onDone = useNext('approvals', read.data?.next ?? null)
  const found = read.data?.approval
  return (
    <RouteDialog
      title={found ? ApprovalAct.label(found.act) : t('Request')}
      {...(found && { description: t('Requested by {name}', { name: found.askedBy }) })}
      className="sm:max-w-2xl"
    >
      <Loaded read={read} failed={t('Failed to load the request')} height="h-96">
        {({ approval: row }) => (
          <div key={id} className="space-y-6">
            <Facts row={row} />
            {row.may.length > 0 && <ApprovalDecision row={row} onDone={onDone} />}
            <History kind="approval" id={id} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function Facts({ row }: { row: Approval }) {
  const { amount, reference, subject } = row
  const facts: [label: string, value: React.ReactNode][] = [
    [t('Status'), <ApprovalBadge key="status" state={row.state} />],
    [t('Requested'), <When key="asked" at={row.askedAt} time />],
  ]
  if (subject) facts.push([AuditKind.label(subject.kind), <Subject key="subject" {...subject} />])
  if (amount !== null) {
    const label = row.act === 'refund_limit.change' ? t('New limit') : t('Amount')
    facts.push([label, formatRupees(amount)])
  }
  for (const { field, from, to } of row.changes) {
    facts.push([identityWords.label(field), t('{from} → {to}', { from, to })])
  }
  if (reference) facts.push([t('Refund reference'), reference])
  facts.push([t('Reason'), row.reason ?? '—'])
  if (row.state === 'open') facts.push([t('Expires'), <When key="end" at={row.expiresAt} time />])
  if (row.decidedBy && row.decidedAt) {
    facts.push([t('Decided by'), row.decidedBy])
    facts.push([t('Decided'), <When key="decided" at={row.decidedAt} time />])
  }
  if (row.decisionReason) facts.push([t('Note'), row.decisionReason])
  return (
    <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted-foreground">{label}</dt>
          <dd className="break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Subject({ kind, _id, name, isThere }: NonNullable<Approval['subject']>) {
  const to = isThere ? recordLink(kind, _id) : undefined
  const label = name ?? t('Deleted')
  return to ? (
    <Link to={to} className="text-link hover:underline">
      {label}
    </Link>
  ) : (
    label
  )
}
