import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { download } from '#app/api/download.ts'
import { showFailure } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { toast } from '#app/ui/toast.ts'
import { InvoiceKind, invoice } from '#contract/invoice.ts'
import { SheetFormat } from '#contract/sheet-word.ts'
import { useMay } from './session.ts'

/** Saves the register of invoices as it is narrowed on screen. */
export function InvoiceExport() {
  const may = useMay()
  const [address] = useSearchParams()
  const [busy, setBusy] = useState(false)
  if (!may('record.export')) return null
  const asked = (name: string) => address.get(name) || undefined
  const save = async (format: SheetFormat) => {
    setBusy(true)
    const kind = asked('kind')
    try {
      await download(invoice.export, {
        query: {
          format,
          search: asked('search'),
          issuedFrom: asked('issuedFrom'),
          issuedTo: asked('issuedTo'),
          ...(kind && InvoiceKind.has(kind) && { kind }),
        },
      })
      toast.success('Invoices exported successfully')
    } catch (error) {
      showFailure(error, 'Failed to export invoices')
    } finally {
      setBusy(false)
    }
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" disabled={busy}>
          <Download aria-hidden />
          {busy ? 'Exporting...' : 'Export'}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {SheetFormat.options.map(({ value, label }) => (
          <DropdownMenuItem key={value} onSelect={() => void save(value as SheetFormat)}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
