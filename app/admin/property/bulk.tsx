import { Check, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { SheetExport } from '#app/admin/record-import/actions.tsx'
import { ReasonDialog } from '#app/admin/shell/reason-dialog.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { call } from '#app/api/call.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { BulkBar } from '#app/kit/list/bulk-bar.tsx'
import type { Selection } from '#app/kit/list/use-selection.tsx'
import { Button } from '#app/ui/button.tsx'
import { type PropertyRow, property } from '#contract/property/property.ts'
import { propertyReasons } from '#contract/property/review.ts'
import { refusalText } from '#contract/refusal.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Actions on the selected listings. One reason applies to all that are rejected. */
export function PropertyBulk({ selection }: { selection: Selection<PropertyRow> }) {
  const may = useMay()
  const [asking, setAsking] = useState<'reject' | 'delete'>()
  const { count: chosen, each } = selection
  const close = () => setAsking(undefined)
  const decide = (status: 'approved' | 'rejected', rejectionReason?: string) => {
    return ({ _id, version }: PropertyRow) =>
      call(property.changeStatus, {
        params: { id: _id },
        body: { status, rejectionReason, version },
      })
  }
  const values = { count: chosen, figure: withCommas(chosen) }
  return (
    <>
      <BulkBar selection={selection}>
        <Button
          variant="outline"
          size="sm"
          onClick={() => void each(msg('approved'), decide('approved'))}
        >
          <Check aria-hidden />
          {t('Approve')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setAsking('reject')}>
          <X aria-hidden />
          {t('Reject')}
        </Button>
        {may('property.remove') && (
          <Button variant="outline" size="sm" onClick={() => setAsking('delete')}>
            <Trash2 aria-hidden />
            {t('Delete')}
          </Button>
        )}
        <SheetExport noun="properties" selection={selection} />
      </BulkBar>
      {asking === 'reject' && (
        <ReasonDialog
          title={t(
            '{count, plural, one {Reject # property} other {Reject {figure} properties}}',
            values,
          )}
          description={t(
            'Each broker gets this reason, and can correct the listing and submit it again.',
          )}
          action={t('Reject')}
          presets={propertyReasons.map((reason) => t(reason))}
          missing={refusalText('rejection_reason_missing')}
          onOpenChange={close}
          onSend={(reason) => each(msg('rejected'), decide('rejected', reason))}
        />
      )}
      <Confirm
        title={t(
          '{count, plural, one {Delete # property} other {Delete {figure} properties}}',
          values,
        )}
        text={t(
          '{count, plural, one {Are you sure you want to delete this property?} other {Are you ' +
            'sure you want to delete these {figure} properties?}} This action cannot be undone.',
          values,
        )}
        action={t('Delete')}
        destructive
        open={asking === 'delete'}
        onOpenChange={close}
        onConfirm={() =>
          each(msg('deleted'), ({ _id }) => call(property.remove, { params: { id: _id } }))
        }
      />
    </>
  )
}
