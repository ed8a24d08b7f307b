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
import { Rich } from '#app/kit/rich.tsx'
import { InvoiceFile } from '#app/subscription/invoice-file.tsx'
import { Paise } from '#app/subscription/paise.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { type Invoice, InvoiceKind, invoice } from '#contract/billing/invoice.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { InvoiceExport } from './export.tsx'

export const meta = () => [{ title: t('Invoices | BrickBazaar') }]

const columns: Column<Invoice>[] = [
  {
    head: msg('Number'),
    cell: (row) => (
      <div className="min-w-36">
        <span className="figures block font-medium">{row.number}</span>
        <span className="block text-xs text-muted-foreground">
          {InvoiceKind.label(row.kind)}
          {row.credits && ` · ${t('for {number}', { number: row.credits })}`}
        </span>
      </div>
    ),
  },
  { head: msg('Date'), cell: (row) => <Day day={row.issuedOn} /> },
  {
    head: msg('Billed to'),
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
  { head: msg('Taxable'), align: 'right', cell: (row) => <Paise amount={row.taxablePaise} /> },
  { head: msg('Tax'), align: 'right', cell: (row) => <Tax row={row} /> },
  {
    head: msg('Total'),
    align: 'right',
    cell: (row) => <Paise amount={row.totalPaise} className="figures font-medium" />,
  },
  { head: msg('Actions'), acts: true, cell: (row) => <InvoiceFile row={row} side="office" /> },
]

export default function InvoiceList() {
  const list = useList(invoice.list, (reply) => reply.invoices)
  const { data } = useRead(invoice.list, { query: { limit: '1' } })
  return (
    <ListPage
      title={t('Invoices')}
      subtitle={t('Created with each payment. A refund creates a credit note.')}
      list={list}
      columns={columns}
      actions={<InvoiceExport />}
      filters={
        <>
          <SearchBox list={list} label={t('Search by number or name')} />
          <FilterSelect
            list={list}
            name="kind"
            label={t('Kind')}
            all={t('All kinds')}
            options={InvoiceKind.options}
          />
          <FilterDate list={list} name="issuedFrom" label={t('From')} />
          <FilterDate list={list} name="issuedTo" label={t('To')} />
        </>
      }
      empty={{
        found: t('No invoices found matching your criteria.'),
        failed: t('Failed to load invoices'),
        none: (
          <Empty
            icon={ReceiptText}
            title={t('No invoices yet.')}
            text={t('Every payment creates an invoice once you have entered the invoice details.')}
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
  return (
    <Alert
      tone="warning"
      title={t(
        '{count, plural, one {# payment has no invoice yet.} ' +
          'other {# payments have no invoice yet.}}',
        { count },
      )}
    >
      <Rich
        text={t(
          'Supplier details are missing for those dates. Enter the <0>invoice ' +
            'details</0> to create the invoices.',
        )}
        elements={[
          <Link key="details" to="/bb-admin/subscriptions/invoice-details" className="underline" />,
        ]}
      />
    </Alert>
  )
}

function Tax({ row }: { row: Invoice }) {
  const { cgstPaise, sgstPaise, igstPaise } = row
  return (
    <div>
      <Paise amount={cgstPaise + sgstPaise + igstPaise} />
      <span className="block text-xs text-muted-foreground">
        {igstPaise > 0 ? 'IGST' : cgstPaise > 0 ? 'CGST + SGST' : t('none')}
      </span>
    </div>
  )
}
