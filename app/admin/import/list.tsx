import { FileSpreadsheet } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { When } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { Button } from '#app/ui/button.tsx'
import { type ImportRun, propertyImport } from '#contract/import/import.ts'
import { ImportStatus } from '#contract/import/vocabulary.ts'
import { importLimits } from '#contract/upload-limits.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { ImportStatusBadge } from './status.tsx'
import { ImportUpload } from './upload.tsx'

export const meta = () => [{ title: t('Import listings | BrickBazaar') }]

const columns: Column<ImportRun>[] = [
  {
    head: msg('File'),
    cell: (run) => (
      <div className="min-w-0 max-w-96">
        <Link to={run._id} className="font-medium break-all hover:text-link hover:underline">
          {run.fileName}
        </Link>
        <span className="block text-xs text-muted-foreground">
          {run.layout ?? t('Custom columns')}
        </span>
      </div>
    ),
  },
  {
    head: msg('Broker'),
    cell: ({ broker }) =>
      broker?.name ?? <span className="text-muted-foreground">{t('Not chosen')}</span>,
  },
  { head: msg('Status'), cell: (run) => <ImportStatusBadge status={run.status} /> },
  { head: msg('Rows'), align: 'right', cell: (run) => figures(run, 'rows') },
  { head: msg('Rejected'), align: 'right', cell: (run) => figures(run, 'refused') },
  { head: msg('Imported'), align: 'right', cell: (run) => figures(run, 'inserted') },
  {
    head: msg('Uploaded'),
    cell: (run) => (
      <div>
        <When at={run.createdAt} time className="block whitespace-nowrap" />
        <span className="block text-xs text-muted-foreground">{run.createdBy}</span>
      </div>
    ),
  },
]

/** A count, or a dash until the rows have been processed. */
function figures({ counts }: ImportRun, name: 'rows' | 'refused' | 'inserted') {
  const value = counts.rows > 0 ? withCommas(counts[name]) : '—'
  return <span className="figures">{value}</span>
}

/** The list of listing imports, with the upload of the next file. */
export default function ImportList() {
  const navigate = useNavigate()
  const list = useList(propertyImport.list, (reply) => reply.imports)
  return (
    <ListPage
      title={t('Imports')}
      subtitle={t(
        'Import listings from a file. Every row is checked first, and rejected rows come ' +
          'back with a reason.',
      )}
      list={list}
      columns={columns}
      actions={
        <Button asChild variant="outline">
          <Link to="/bb-admin/properties">{t('Properties')}</Link>
        </Button>
      }
      filters={
        <FilterSelect
          list={list}
          name="status"
          label={t('Status')}
          all={t('All statuses')}
          options={ImportStatus.options}
        />
      }
      empty={{
        found: t('No imports with this status.'),
        none: (
          <Empty
            icon={FileSpreadsheet}
            title={t('No imports yet.')}
            text={t(
              'Choose a file above. Its columns are matched and every row is checked before ' +
                'anything is imported.',
            )}
          />
        ),
      }}
    >
      <div className="rounded-lg border bg-card p-5">
        <ImportUpload
          endpoint={propertyImport.upload}
          limits={importLimits}
          label={t('File with listings')}
          action={t('Upload')}
          help={t('Nothing is imported until you have seen the result of the check.')}
          failed={t('Failed to import properties')}
          onSent={(id) => void navigate(id)}
        />
      </div>
    </ListPage>
  )
}
