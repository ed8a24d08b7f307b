import { Download } from 'lucide-react'
import { useDownload } from '#app/api/use-download.ts'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { SheetFormat } from '#contract/import/record-vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { useMay } from './session.ts'

interface ExportMenuProps {
  save: (format: SheetFormat) => Promise<void>
  /** The messages for success and failure. */
  done: string
  failed: string
  size?: 'sm' | 'default'
}

/** Exports as CSV or Excel, for roles that may export. */
export function ExportMenu({ save, done, failed, size = 'default' }: ExportMenuProps) {
  const may = useMay()
  const saving = useDownload({ done, failed })
  if (!may('record.export')) return null
  const choose = (format: SheetFormat) => saving.save(() => save(format))
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size={size} disabled={saving.busy}>
          <Download aria-hidden />
          {saving.busy ? t('Exporting...') : t('Export')}
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
