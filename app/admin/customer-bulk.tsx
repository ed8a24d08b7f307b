import { Ban, CirclePause, CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { call } from '#app/api/call.ts'
import { BulkBar } from '#app/kit/bulk-bar.tsx'
import type { Selection } from '#app/kit/use-selection.tsx'
import { Button } from '#app/ui/button.tsx'
import { type CustomerRecord, type CustomerStatus, customer } from '#contract/customer.ts'
import { withCommas } from '#domain/number.ts'
import { CustomerRest, type Rest } from './customer-rest.tsx'
import { SheetExport } from './sheet-actions.tsx'

const done: Record<CustomerStatus, string> = {
  active: 'activated',
  inactive: 'deactivated',
  blocked: 'blocked',
}

/** What can be done with the chosen customers together. */
export function CustomerBulk({ selection }: { selection: Selection<CustomerRecord> }) {
  const [asking, setAsking] = useState<Rest>()
  const { count: chosen, each } = selection
  const set = (status: CustomerStatus, reason?: string) =>
    each(done[status], (row) =>
      call(customer.changeStatus, { params: { id: row._id }, body: { status, reason } }),
    )
  return (
    <>
      <BulkBar selection={selection}>
        <Button variant="outline" size="sm" onClick={() => void set('active')}>
          <CirclePlay aria-hidden />
          Activate
        </Button>
        <Button variant="outline" size="sm" onClick={() => setAsking('inactive')}>
          <CirclePause aria-hidden />
          Deactivate
        </Button>
        <Button variant="outline" size="sm" onClick={() => setAsking('blocked')}>
          <Ban aria-hidden />
          Block
        </Button>
        <SheetExport noun="customers" selection={selection} />
      </BulkBar>
      {asking && (
        <CustomerRest
          status={asking}
          who={`${withCommas(chosen)} ${chosen === 1 ? 'customer' : 'customers'}`}
          onClose={() => setAsking(undefined)}
          onSend={(reason) => set(asking, reason)}
        />
      )}
    </>
  )
}
