import { useState } from 'react'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { approval, type RefundLimit } from '#contract/approval/approval.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { AskForm } from './ask-form.tsx'

/** The amount above which a refund needs two administrators, with its history. */
export default function RefundLimitDialog() {
  const read = useRead(approval.refundLimit, {})
  return (
    <RouteDialog
      title={t('Refund limit')}
      description={t('Refunds above this amount need the approval of another administrator.')}
    >
      <Loaded read={read} failed={t('Failed to load the refund limit')} height="h-40">
        {(limit) => <Limit {...limit} />}
      </Loaded>
    </RouteDialog>
  )
}

function Limit({ amount, history }: RefundLimit) {
  const may = useMay()
  const [asking, setAsking] = useState(false)
  return (
    <div className="space-y-6 text-sm">
      <p className="figures font-display text-2xl font-semibold">{formatRupees(amount)}</p>
      {asking && (
        <AskForm
          draft={{ act: 'refund_limit.change' }}
          note={t('Another administrator has to approve a new limit.')}
          amount={t('New limit in rupees')}
          onDone={() => setAsking(false)}
        />
      )}
      {!asking && may('subscription.change') && (
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          {t('Change the limit')}
        </Button>
      )}
      {history.length > 0 && (
        <section aria-label={t('History')}>
          <h3 className="mb-2 text-xs text-muted-foreground">{t('History')}</h3>
          <ol className="space-y-2 border-l pl-4">
            {history.map((row) => (
              <li key={row._id}>
                <span className="figures font-medium">{formatRupees(row.amount)}</span>{' '}
                <span className="text-muted-foreground">
                  {t('requested by {asker}, approved by {approver},', {
                    asker: row.askedBy,
                    approver: row.approvedBy,
                  })}
                </span>{' '}
                <When at={row.setAt} className="text-muted-foreground" />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
