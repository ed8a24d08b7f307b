import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '#app/api/query.tsx'
import { Day } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import { Pager } from '#app/kit/list/pager.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { InvoiceFile } from '#app/subscription/invoice-file.tsx'
import { Paise } from '#app/subscription/paise.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type Invoice, InvoiceKind, invoice } from '#contract/billing/invoice.ts'
import { t } from '#domain/locale/translate.ts'
import { PlanBillingForm } from './billing.tsx'

/** Invoices, credit notes, and the recipient printed on them. */
export function PlanInvoices() {
  const list = useList(invoice.mine, (reply) => reply.invoices)
  return (
    <section aria-labelledby="invoices" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="invoices" className="text-lg">
          {t('Invoices')}
        </h2>
        <BillingDialog />
      </div>
      {list.error ? (
        <p className="text-sm text-muted-foreground">
          <Rich
            text={t('Failed to load invoices. <0>Retry</0>')}
            elements={[<Button key="retry" variant="link" onClick={list.retry} />]}
          />
        </p>
      ) : list.loading ? (
        <Skeleton className="h-24 w-full" />
      ) : list.rows.length === 0 ? (
        <div className="rounded-lg border bg-card">
          <Empty
            icon={ReceiptText}
            title={t('No invoices yet.')}
            text={t('You get a GST invoice for every payment, ready to download.')}
          />
        </div>
      ) : (
        <ul aria-label={t('Invoices')} className="divide-y rounded-lg border bg-card">
          {list.rows.map((row) => (
            <InvoiceLine key={row._id} row={row} />
          ))}
        </ul>
      )}
      <Pager list={list} />
    </section>
  )
}

function InvoiceLine({ row }: { row: Invoice }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-40 flex-1">
        <p className="figures font-medium">{row.number}</p>
        <p className="text-xs break-words text-muted-foreground">
          {row.credits
            ? t('{kind} for {number}', {
                kind: t(InvoiceKind.label(row.kind)),
                number: row.credits,
              })
            : t(InvoiceKind.label(row.kind))}{' '}
          · {row.plan} · <Day day={row.issuedOn} />
        </p>
      </div>
      <Paise amount={row.totalPaise} className="figures font-medium" />
      <InvoiceFile row={row} side="broker" />
    </li>
  )
}

function BillingDialog() {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="sm">
          {t('Billing details')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('Billing details')}
        description={t('Printed on your next invoices. Earlier invoices do not change.')}
      >
        <Billing onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

function Billing({ onDone }: { onDone: () => void }) {
  const read = useRead(invoice.billing, {})
  return (
    <Loaded read={read} failed={t('Failed to load billing details')}>
      {({ billing }) => <PlanBillingForm billing={billing} onDone={onDone} />}
    </Loaded>
  )
}
