import { FileUp } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { ExportMenu } from '#app/admin/shell/export-menu.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { download } from '#app/api/download.ts'
import { Button } from '#app/ui/button.tsx'
import type { CallInput, Endpoint } from '#contract/endpoint.ts'
import { sheetExport } from '#contract/import/record-import.ts'
import type { SheetFormat, SheetNoun } from '#contract/import/record-vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { sheetSentences } from './sentence.ts'

interface SheetExportProps {
  noun: SheetNoun
  /** Exports only the selected rows. */
  selection?: { ids: readonly string[] | undefined }
}

/** Exports the list with its filters, all pages of it, or a selection. */
export function SheetExport({ noun, selection }: SheetExportProps) {
  const { search } = useLocation()
  return (
    <ExportMenu
      save={(format) =>
        download(sheetExport[noun] as Endpoint, input(noun, search, format, selection?.ids))
      }
      done={t(sheetSentences[noun].exported)}
      failed={t(sheetSentences[noun].notExported)}
      size={selection ? 'sm' : 'default'}
    />
  )
}

/** The filters in the address that the export supports. */
function input(
  noun: SheetNoun,
  search: string,
  format: SheetFormat,
  ids: readonly string[] | undefined,
): CallInput<Endpoint> {
  const known = Object.keys(sheetExport[noun].query?.shape ?? {})
  const filters = [...new URLSearchParams(search)].filter(
    ([name, value]) => known.includes(name) && !['page', 'limit'].includes(name) && value !== '',
  )
  const query = { ...Object.fromEntries(filters), format, ...(ids && { ids: ids.join(',') }) }
  return { query } as CallInput<Endpoint>
}

interface SheetActionsProps {
  noun: SheetNoun
}

/** Export and Import beside the title of a list. */
export function SheetActions({ noun }: SheetActionsProps) {
  const may = useMay()
  const { search } = useLocation()
  const isListing = noun === 'properties'
  const to = isListing ? '/bb-admin/import' : { pathname: 'import', search }
  return (
    <>
      <SheetExport noun={noun} />
      {may(isListing ? 'property.import' : 'record.import') && (
        <Button asChild variant="outline">
          <Link to={to} preventScrollReset={!isListing}>
            <FileUp aria-hidden />
            {t('Import')}
          </Link>
        </Button>
      )}
    </>
  )
}
