import { ArrowLeft, Download } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { download } from '#app/api/download.ts'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { useDownload } from '#app/api/use-download.ts'
import { When } from '#app/kit/form/date.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Problem } from '#app/kit/problem.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type ImportDetail, propertyImport } from '#contract/import/import.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { ImportDiscard } from './discard.tsx'
import { ImportMatching } from './matching.tsx'
import { ImportProblems } from './problems.tsx'
import { ImportProgress } from './progress.tsx'
import { ImportCities, ImportFigures, ImportReasons } from './result.tsx'
import { sizeText } from './sentence.ts'
import { ImportSheet } from './sheet.tsx'
import { ImportStart } from './start.tsx'
import { ImportStatusBadge } from './status.tsx'
import { useEndToast } from './use-end-toast.ts'

const rowClass =
  'flex flex-wrap items-center justify-between gap-3 rounded-lg border bg-card px-5 py-4'

export const meta = () => [{ title: t('Import | BrickBazaar') }]

/** One import from mapping and check to its result. */
export default function ImportPage() {
  const { id = '' } = useParams()
  const { data, error, isError, refetch } = useRead(propertyImport.get, { params: { id } })
  return (
    <div className="flex flex-col gap-6">
      <Link
        to="/bb-admin/import"
        className="inline-flex items-center gap-2 self-start text-sm text-link hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('All imports')}
      </Link>
      {isError && !data && (
        <Problem title={t('Failed to load import')} error={error} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <Skeleton className="h-96 w-full" />}
      {data && <ImportBody run={data.import} />}
    </div>
  )
}

function ImportBody({ run }: { run: ImportDetail }) {
  useEndToast(run.status, t('Properties imported successfully'))
  const moving = run.status === 'checking' || run.status === 'running'
  const hasResult = !moving && run.counts.rows > 0 && run.status !== 'uploaded'
  const hasProblems = hasResult && run.counts.refused + run.counts.noted > 0
  return (
    <>
      <PageTitle
        title={<span className="break-all">{run.fileName}</span>}
        subtitle={<Facts run={run} />}
        actions={
          <div className="flex items-center gap-3">
            <ImportStatusBadge status={run.status} filled />
            {!moving && run.may.includes('cancel') && <ImportDiscard run={run} />}
          </div>
        }
      />
      {run.message && <Alert tone={toneOf(run)}>{run.message}</Alert>}
      {run.status === 'done' && <Done run={run} />}
      {moving && <ImportProgress run={run} />}
      {hasResult && <ImportFigures {...run} />}
      {hasResult && <ImportCities {...run} />}
      {run.may.includes('run') && <ImportStart run={run} />}
      {run.may.includes('map') && run.sheets.length > 1 && <ImportSheet run={run} />}
      {run.may.includes('map') && <ImportMatching key={sheetRead(run)} run={run} />}
      {!run.may.includes('map') && !run.may.includes('run') && run.may.includes('check') && (
        <CheckAgain id={run._id} />
      )}
      {hasResult && <ImportReasons {...run} />}
      {hasResult && run.counts.refused > 0 && <RefusedRows run={run} />}
      {hasProblems && <ImportProblems id={run._id} />}
    </>
  )
}

/** The sheet that is read; a mapping is reset when it changes. */
const sheetRead = ({ sheets }: ImportDetail) => sheets.find(({ isRead }) => isRead)?.name

function Facts({ run }: { run: ImportDetail }) {
  return (
    <>
      {run.layout ?? t('Custom columns')} · {sizeText(run.size)} ·{' '}
      {run.broker && `${run.broker.name} · `}
      {run.createdBy}, <When at={run.createdAt} time />
    </>
  )
}

function toneOf({ status }: ImportDetail) {
  if (status === 'failed') return 'error'
  return status === 'interrupted' ? 'warning' : 'info'
}

function Done({ run }: { run: ImportDetail }) {
  const address = new URLSearchParams({
    status: run.publish,
    ...(run.broker && { search: run.broker.name }),
  })
  return (
    <Alert tone="success" title={doneText(run)}>
      <Link
        to={{ pathname: '/bb-admin/properties', search: `?${address}` }}
        className="font-medium underline"
      >
        {t('View in Properties')}
      </Link>
    </Alert>
  )
}

function doneText({ counts: { inserted, updated } }: ImportDetail): string {
  const values = {
    count: inserted,
    figure: withCommas(inserted),
    updated: withCommas(updated),
  }
  return updated > 0
    ? t(
        '{count, plural, one {# listing imported, {updated} updated.} ' +
          'other {{figure} listings imported, {updated} updated.}}',
        values,
      )
    : t('{count, plural, one {# listing imported.} other {{figure} listings imported.}}', values)
}

/** Restarts a check that was interrupted; the check has changed nothing. */
function CheckAgain({ id }: { id: string }) {
  const { send, busy } = useSend(propertyImport.check, { failed: t('Failed to check the file') })
  return (
    <Button
      className="self-start"
      disabled={busy}
      onClick={() => void send({ params: { id }, body: {} })}
    >
      {t('Check again')}
    </Button>
  )
}

function RefusedRows({ run }: { run: ImportDetail }) {
  const { busy, save } = useDownload({ failed: t('Failed to download the rejected rows') })
  const name = `${run.fileName.replace(/\.(?:csv(?:\.gz)?|xlsx?)$/i, '')}-refused.csv`
  const fetchRows = () => download(propertyImport.refused, { params: { id: run._id } }, name)
  return (
    <div className={rowClass}>
      <p className="max-w-prose text-sm">
        {t(
          '{count, plural, one {# row was rejected.} other {{figure} rows were rejected.}} ' +
            'Download the rejected rows with their reasons, correct them and upload them again.',
          { count: run.counts.refused, figure: withCommas(run.counts.refused) },
        )}
      </p>
      <Button variant="outline" disabled={busy} onClick={() => void save(fetchRows)}>
        <Download aria-hidden />
        {busy ? t('Preparing...') : t('Download rejected rows')}
      </Button>
    </div>
  )
}
