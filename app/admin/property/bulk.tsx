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
  const count = `${withCommas(chosen)} ${chosen === 1 ? 'property' : 'properties'}`
  return (
    <>
      <BulkBar selection={selection}>
        <Button
          variant="outline"
          size="sm"
          onClick={() => void each('approved', decide('approved'))}
        >
          <Check aria-hidden />
          Approve
        </Button>
        <Button variant="outline" size="sm" onClick={() => setAsking('reject')}>
          <X aria-hidden />
          Reject
        </Button>
        {may('property.remove') && (
          <Button variant="outline" size="sm" onClick={() => setAsking('delete')}>
            <Trash2 aria-hidden />
            Delete
          </Button>
        )}
        <SheetExport noun="properties" selection={selection} />
      </BulkBar>
      {asking === 'reject' && (
        <ReasonDialog
          title={`Reject ${count}`}
          description="Each broker is sent this reason, and can mend the listing and send it again."
          action="Reject"
          presets={propertyReasons}
          missing={refusalText('rejection_reason_missing')}
          onOpenChange={close}
          onSend={(reason) => each('rejected', decide('rejected', reason))}
        />
      )}
      <Confirm
        title={`Delete ${count}`}
        text={
          'Are you sure you want to delete ' +
          `${chosen === 1 ? 'this property' : `these ${count}`}? This action cannot be undone.`
        }
        action="Delete"
        destructive
        open={asking === 'delete'}
        onOpenChange={close}
        onConfirm={() =>
          each('deleted', ({ _id }) => call(property.remove, { params: { id: _id } }))
        }
      />
    </>
  )
}
