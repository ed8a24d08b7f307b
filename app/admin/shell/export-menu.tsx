import { Download } from 'lucide-react'
import { useSave } from '#app/api/use-save.ts'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { SheetFormat } from '#contract/import/record-vocabulary.ts'
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
  const saving = useSave({ done, failed })
  if (!may('record.export')) return null
  const choose = (format: SheetFormat) => saving.save(() => save(format))
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size={size} disabled={saving.busy}>
          <Download aria-hidden />
          {saving.busy ? 'Exporting...' : 'Export'}
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
