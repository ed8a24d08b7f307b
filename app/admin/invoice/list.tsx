import { ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import { SubscriptionTabs } from '#app/admin/subscription/tabs.tsx'
import { useRead } from '#app/api/query.tsx'
import { Day } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterDate, FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { InvoiceFile } from '#app/subscription/invoice-file.tsx'
import { Paise } from '#app/subscription/paise.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { type Invoice, InvoiceKind, invoice } from '#contract/billing/invoice.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { InvoiceExport } from './export.tsx'

export const meta = () => [{ title: 'Invoices | BrickBazaar' }]

const columns: Column<Invoice>[] = [
  {
    head: 'Number',
    cell: (row) => (
      <div className="min-w-36">
        <span className="figures block font-medium">{row.number}</span>
        <span className="block text-xs text-muted-foreground">
          {InvoiceKind.label(row.kind)}
          {row.credits && ` for ${row.credits}`}
        </span>
      </div>
    ),
  },
  { head: 'Date', cell: (row) => <Day day={row.issuedOn} /> },
  {
    head: 'Billed to',
    cell: (row) => (
      <div className="max-w-72 min-w-40">
        <Link
          to={`/bb-admin/subscriptions/subscribers/${row.subscriptionId}`}
          className="break-words hover:text-link hover:underline"
        >
          {row.recipient}
        </Link>
        <span className="block text-xs break-words text-muted-foreground">{row.plan}</span>
      </div>
    ),
  },
  { head: 'Taxable', align: 'right', cell: (row) => <Paise amount={row.taxablePaise} /> },
  { head: 'Tax', align: 'right', cell: (row) => <Tax row={row} /> },
  {
    head: 'Total',
    align: 'right',
    cell: (row) => <Paise amount={row.totalPaise} className="figures font-medium" />,
  },
  { head: 'Actions', acts: true, cell: (row) => <InvoiceFile row={row} side="office" /> },
]

export default function InvoiceList() {
  const list = useList(invoice.list, (reply) => reply.invoices)
  const { data } = useRead(invoice.list, { query: { limit: '1' } })
  return (
    <ListPage
      title="Invoices"
      subtitle="Written with each payment; a refund writes a credit note."
      list={list}
      columns={columns}
      actions={<InvoiceExport />}
      filters={
        <>
          <SearchBox list={list} label="Search by number or name" />
          <FilterSelect
            list={list}
            name="kind"
            label="Kind"
            all="All kinds"
            options={InvoiceKind.options}
          />
          <FilterDate list={list} name="issuedFrom" label="From" />
          <FilterDate list={list} name="issuedTo" label="To" />
        </>
      }
      empty={{
        found: 'No invoices found matching your criteria.',
        failed: 'Failed to load invoices',
        none: (
          <Empty
            icon={ReceiptText}
            title="No invoice has been written yet."
            text="Each payment brings one, once the invoice details say who sells."
          />
        ),
      }}
    >
      <SubscriptionTabs />
      {data !== undefined && data.missing > 0 && <Missing count={data.missing} />}
    </ListPage>
  )
}

function Missing({ count }: { count: number }) {
  const payments = count === 1 ? '1 payment has' : `${withCommas(count)} payments have`
  return (
    <Alert tone="warning" title={`${payments} no invoice yet.`}>
      Nobody has said who sells on those days. Enter the{' '}
      <Link to="/bb-admin/subscriptions/invoice-details" className="underline">
        invoice details
      </Link>{' '}
      and the invoices are written.
    </Alert>
  )
}

function Tax({ row }: { row: Invoice }) {
  const { cgstPaise, sgstPaise, igstPaise } = row
  return (
    <div>
      <Paise amount={cgstPaise + sgstPaise + igstPaise} />
      <span className="block text-xs text-muted-foreground">
        {igstPaise > 0 ? 'IGST' : cgstPaise > 0 ? 'CGST + SGST' : 'none'}
      </span>
    </div>
  )
}
