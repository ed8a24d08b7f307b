import { Download } from 'lucide-react'
import { download } from '#app/api/download.ts'
import { useDownload } from '#app/api/use-download.ts'
import { Button } from '#app/ui/button.tsx'
import { type Invoice, invoice } from '#contract/billing/invoice.ts'
import { t } from '#domain/locale/translate.ts'

interface InvoiceFileProps {
  row: Invoice
  /** The realm whose session fetches it. */
  side: 'broker' | 'office'
}

/** Downloads an invoice as PDF. */
export function InvoiceFile({ row, side }: InvoiceFileProps) {
  const { busy, save } = useDownload({ failed: t('Failed to download the invoice') })
  const endpoint = side === 'broker' ? invoice.ownFile : invoice.file
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={busy}
      aria-label={t('PDF of {number}', { number: row.number })}
      onClick={() => void save(() => download(endpoint, { params: { id: row._id } }))}
    >
      <Download aria-hidden />
      {t('PDF')}
    </Button>
  )
}
