import { useState } from 'react'
import { useLocation } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { Problem } from '#app/kit/problem.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { sheetStep } from '#contract/import/record-import.ts'
import { SheetNoun } from '#contract/import/record-vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { SheetEarlier } from './earlier.tsx'
import { SheetFile } from './file.tsx'
import { SheetRun } from './run.tsx'
import { sheetSentences } from './sentence.ts'

export const meta = () => [{ title: t('Import | BrickBazaar') }]

/** The import dialog of every list of records: file, columns, check and import. */
export default function SheetImport() {
  const { pathname } = useLocation()
  const noun = pathname.split('/').at(-2) ?? ''
  if (!SheetNoun.has(noun) || noun === 'properties') return null
  return (
    <RouteDialog
      title={t(sheetSentences[noun].title)}
      description={t('Nothing is imported until you have seen the result of the check.')}
      className="sm:max-w-3xl"
    >
      <Step noun={noun} />
    </RouteDialog>
  )
}

/** Shows a running import again, also after leaving or reloading the page. */
function Step({ noun }: { noun: Exclude<SheetNoun, 'properties'> }) {
  const [chosen, setChosen] = useState<string | null>()
  const { data, error, refetch } = useRead(sheetStep.recent, { query: { noun } })
  if (error && !data) {
    return (
      <Problem title={t('Failed to load imports')} error={error} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <Skeleton className="h-48 w-full" />
  const open = data.imports.find(({ status }) => status === 'checking' || status === 'running')
  // The import stays chosen, so that its end is shown.
  if (chosen === undefined && open) setChosen(open._id)
  if (chosen) return <Run key={chosen} id={chosen} onAgain={() => setChosen(null)} />
  return (
    <>
      <SheetFile noun={noun} onSent={setChosen} />
      <SheetEarlier imports={data.imports} onOpen={setChosen} />
    </>
  )
}

function Run({ id, onAgain }: { id: string; onAgain: () => void }) {
  const [moving, setMoving] = useState(true)
  const { data, error, refetch } = useRead(
    sheetStep.get,
    { params: { id } },
    { every: moving && 700 },
  )
  if (error && !data) {
    return (
      <Problem title={t('Failed to load import')} error={error} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <Skeleton className="h-48 w-full" />
  const isMoving = data.import.status === 'checking' || data.import.status === 'running'
  if (isMoving !== moving) setMoving(isMoving)
  return <SheetRun run={data.import} onAgain={onAgain} />
}
