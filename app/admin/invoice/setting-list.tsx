import { Building2 } from 'lucide-react'
import { Outlet } from 'react-router'
import { AddLink } from '#app/admin/shell/add-link.tsx'
import { RowActions } from '#app/admin/shell/row-actions.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { SubscriptionTabs } from '#app/admin/subscription/tabs.tsx'
import { useSend } from '#app/api/send.ts'
import { Day } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import {
  GstState,
  type InvoiceSetting,
  invoiceSetting,
} from '#contract/billing/invoice-settings.ts'

export const meta = () => [{ title: 'Invoice details | BrickBazaar' }]

const columns: Column<InvoiceSetting>[] = [
  {
    head: 'Valid',
    cell: ({ validFrom, validUntil }) => (
      <span>
        <Day day={validFrom} />{' '}
        {validUntil ? (
          <>
            to before <Day day={validUntil} />
          </>
        ) : (
          'onwards'
        )}
      </span>
    ),
  },
  {
    head: 'Supplier',
    cell: (row) => (
      <div className="max-w-80 min-w-44">
        <span className="block font-medium break-words">{row.supplierName}</span>
        <span className="block text-xs break-words text-muted-foreground">
          {row.supplierGstin ?? 'No GSTIN'} · {GstState.label(row.supplierState)}
        </span>
      </div>
    ),
  },
  {
    head: 'Service',
    cell: (row) => (
      <div className="max-w-64 min-w-0">
        <span className="figures block">{row.serviceCode}</span>
        <span className="block text-xs break-words text-muted-foreground">{row.serviceName}</span>
      </div>
    ),
  },
  {
    head: 'GST',
    align: 'right',
    cell: ({ ratePercent }) => <span className="figures">{ratePercent} %</span>,
  },
  { head: 'Actions', acts: true, cell: (row) => <Actions row={row} /> },
]

/** The seller and the tax rate on invoices, each with its first day. */
export default function InvoiceSettingList() {
  const list = useList(invoiceSetting.list, (reply) => reply.settings)
  const may = useMay()
  const add = may('subscription.change') && <AddLink>Add Details</AddLink>
  return (
    <ListPage
      title="Invoice details"
      subtitle={
        'Who sells, the service code and the rate of GST, from a day on. Invoices keep what ' +
        'held on the day of their payment.'
      }
      list={list}
      columns={columns}
      actions={add}
      empty={{
        found: 'No invoice details found.',
        failed: 'Failed to load invoice details',
        none: (
          <Empty
            icon={Building2}
            title="Nobody has said yet who sells."
            text="Until then payments are kept and their invoices wait."
            action={add}
          />
        ),
      }}
    >
      <SubscriptionTabs />
      <Outlet />
    </ListPage>
  )
}

function Actions({ row }: { row: InvoiceSetting }) {
  const may = useMay()
  const { send } = useSend(invoiceSetting.remove, {
    done: 'Invoice details deleted',
    failed: 'Failed to delete invoice details',
  })
  if (!may('subscription.change')) return null
  return (
    <RowActions
      name={row.supplierName}
      edit={{ to: row._id, label: 'Edit Details' }}
      remove={{
        label: 'Delete Details',
        noun: 'row of invoice details',
        onConfirm: async () => Boolean(await send({ params: { id: row._id } })),
      }}
    />
  )
}
