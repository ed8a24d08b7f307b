import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '#app/api/download.ts'
import { showFailure } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { type Invoice, invoice } from '#contract/invoice.ts'

interface InvoiceFileProps {
  row: Invoice
  /** Whose session fetches it. */
  side: 'broker' | 'office'
}

/** Saves an invoice as PDF. */
export function InvoiceFile({ row, side }: InvoiceFileProps) {
  const [busy, setBusy] = useState(false)
  const endpoint = side === 'broker' ? invoice.ownFile : invoice.file
  const save = async () => {
    setBusy(true)
    try {
      await download(endpoint, { params: { id: row._id } })
    } catch (error) {
      showFailure(error, 'Failed to download the invoice')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={busy}
      aria-label={`PDF of ${row.number}`}
      onClick={() => void save()}
    >
      <Download aria-hidden />
      PDF
    </Button>
  )
}
