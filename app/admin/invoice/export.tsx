import { useSearchParams } from 'react-router'
import { ExportMenu } from '#app/admin/shell/export-menu.tsx'
import { download } from '#app/api/download.ts'
import { InvoiceKind, invoice } from '#contract/billing/invoice.ts'
import { t } from '#domain/locale/translate.ts'

/** Exports the invoices with the filters on screen. */
export function InvoiceExport() {
  const [searchParams] = useSearchParams()
  const asked = (name: string) => searchParams.get(name) || undefined
  const kind = asked('kind')
  const query = {
    search: asked('search'),
    issuedFrom: asked('issuedFrom'),
    issuedTo: asked('issuedTo'),
    ...(kind && InvoiceKind.has(kind) && { kind }),
  }
  return (
    <ExportMenu
      save={(format) => download(invoice.export, { query: { ...query, format } })}
      done={t('Invoices exported successfully')}
      failed={t('Failed to export invoices')}
    />
  )
}
