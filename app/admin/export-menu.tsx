import { Download } from 'lucide-react'
import { useState } from 'react'
import { showFailure } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { toast } from '#app/ui/toast.ts'
import { SheetFormat } from '#contract/sheet-word.ts'
import { useMay } from './session.ts'

interface ExportMenuProps {
  save: (format: SheetFormat) => Promise<void>
  /** Said when the file is there, and when it is not. */
  done: string
  failed: string
  size?: 'sm' | 'default'
}

/** Saves something as a file, for whoever may: as CSV or for Excel. */
export function ExportMenu({ save, done, failed, size = 'default' }: ExportMenuProps) {
  const may = useMay()
  const [busy, setBusy] = useState(false)
  if (!may('record.export')) return null
  const choose = async (format: SheetFormat) => {
    // The menu takes a second click while it closes.
    if (busy) return
    setBusy(true)
    try {
      await save(format)
      toast.success(done)
    } catch (error) {
      showFailure(error, failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size={size} disabled={busy}>
          <Download aria-hidden />
          {busy ? 'Exporting...' : 'Export'}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {SheetFormat.options.map(({ value, label }) => (
          <DropdownMenuItem key={value} onSelect={() => void choose(value as SheetFormat)}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
