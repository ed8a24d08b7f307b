import { Ban, CirclePause, CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { SheetExport } from '#app/admin/record-import/actions.tsx'
import { call } from '#app/api/call.ts'
import { BulkBar } from '#app/kit/list/bulk-bar.tsx'
import type { Selection } from '#app/kit/list/use-selection.tsx'
import { Button } from '#app/ui/button.tsx'
import { type CustomerRecord, type CustomerStatus, customer } from '#contract/customer/customer.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { DeactivateCustomer, type Rest } from './deactivate.tsx'

const done: Record<CustomerStatus, string> = {
  active: 'activated',
  inactive: 'deactivated',
  blocked: 'blocked',
}

export function CustomerBulk({ selection }: { selection: Selection<CustomerRecord> }) {
  const [asking, setAsking] = useState<Rest>()
  const { count: chosen, each } = selection
  const set = (status: CustomerStatus, reason?: string) =>
    each(done[status], (row) =>
      call(customer.changeStatus, {
        params: { id: row._id },
        body: { status, reason, decidedOn: row.status },
      }),
    )
  return (
    <>
      <BulkBar selection={selection}>
        <Button variant="outline" size="sm" onClick={() => void set('active')}>
          <CirclePlay aria-hidden />
          {t('Activate')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setAsking('inactive')}>
          <CirclePause aria-hidden />
          {t('Deactivate')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setAsking('blocked')}>
          <Ban aria-hidden />
          {t('Block')}
        </Button>
        <SheetExport noun="customers" selection={selection} />
      </BulkBar>
      {asking && (
        <DeactivateCustomer
          status={asking}
          who={`${withCommas(chosen)} ${chosen === 1 ? 'customer' : 'customers'}`}
          onClose={() => setAsking(undefined)}
          onSend={(reason) => set(asking, reason)}
        />
      )}
    </>
  )
}
