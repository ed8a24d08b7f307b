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
import { msg, t } from '#domain/locale/translate.ts'

export const meta = () => [{ title: t('Invoice details | BrickBazaar') }]

const columns: Column<InvoiceSetting>[] = [
  {
    head: msg('Valid'),
    cell: ({ validFrom, validUntil }) => (
      <span>
        <Day day={validFrom} />{' '}
        {validUntil ? (
          <>
            {t('until (exclusive)')} <Day day={validUntil} />
          </>
        ) : (
          t('onwards')
        )}
      </span>
    ),
  },
  {
    head: msg('Supplier'),
    cell: (row) => (
      <div className="max-w-80 min-w-44">
        <span className="block font-medium break-words">{row.supplierName}</span>
        <span className="block text-xs break-words text-muted-foreground">
          {row.supplierGstin ?? t('No GSTIN')} · {GstState.label(row.supplierState)}
        </span>
      </div>
    ),
  },
  {
    head: msg('Service'),
    cell: (row) => (
      <div className="max-w-64 min-w-0">
        <span className="figures block">{row.serviceCode}</span>
        <span className="block text-xs break-words text-muted-foreground">{row.serviceName}</span>
      </div>
    ),
  },
  {
    head: msg('GST'),
    align: 'right',
    cell: ({ ratePercent }) => <span className="figures">{ratePercent} %</span>,
  },
  { head: msg('Actions'), acts: true, cell: (row) => <Actions row={row} /> },
]

/** The seller and the tax rate on invoices, each with its first day. */
export default function InvoiceSettingList() {
  const list = useList(invoiceSetting.list, (reply) => reply.settings)
  const may = useMay()
  const add = may('subscription.change') && <AddLink>{t('Add Details')}</AddLink>
  return (
    <ListPage
      title={t('Invoice details')}
      subtitle={t(
        'Supplier, service code and GST rate from a date. An invoice keeps the details ' +
          'of its payment date.',
      )}
      list={list}
      columns={columns}
      actions={add}
      empty={{
        found: t('No invoice details found.'),
        failed: t('Failed to load invoice details'),
        none: (
          <Empty
            icon={Building2}
            title={t('No supplier details yet.')}
            text={t('Payments are still recorded. Invoices are created once you add the details.')}
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
    done: t('Invoice details deleted'),
    failed: t('Failed to delete invoice details'),
  })
  if (!may('subscription.change')) return null
  return (
    <RowActions
      name={row.supplierName}
      edit={{ to: row._id, label: t('Edit Details') }}
      remove={{
        label: t('Delete Details'),
        question: t(
          'Are you sure you want to delete these invoice details? This action cannot be undone.',
        ),
        onConfirm: async () => Boolean(await send({ params: { id: row._id } })),
      }}
    />
  )
}
