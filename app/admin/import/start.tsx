import { useId, useState } from 'react'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { type ImportDetail, propertyImport } from '#contract/import/import.ts'
import { counted } from '#domain/text/format-number.ts'
import { type ChosenBroker, ImportBroker } from './broker.tsx'

type Publish = ImportDetail['publish']

/** Imports the accepted rows, or continues an interrupted import. */
export function ImportStart({ run }: { run: ImportDetail }) {
  const begun = run.position > 0 && run.status !== 'checked'
  return (
    <section aria-label="Import" className="flex flex-col gap-4 rounded-lg border bg-card p-5">
      <h2 className="text-lg">{begun ? 'Continue' : 'Import'}</h2>
      {begun ? <GoOn run={run} /> : <LetIn run={run} />}
    </section>
  )
}

function GoOn({ run }: { run: ImportDetail }) {
  return (
    <>
      <p className="text-sm text-muted-foreground">
        {counted(run.counts.inserted, 'listing')} imported so far. Continuing adds the rest; none is
        imported twice.
      </p>
      <Start run={run} publish={run.publish} action="Continue" />
    </>
  )
}

function LetIn({ run }: { run: ImportDetail }) {
  const id = useId()
  const [broker, setBroker] = useState<ChosenBroker | undefined>(run.broker ?? undefined)
  const [publish, setPublish] = useState<Publish>(run.publish)
  const { send } = useSend(propertyImport.check, { failed: 'Failed to check the file' })
  // Which rows are new depends on the broker's listings, so another broker needs a new check.
  const choose = async (chosen: ChosenBroker | undefined) => {
    setBroker(chosen)
    if (!chosen || chosen._id === run.broker?._id) return
    const sent = await send({ params: { id: run._id }, body: { brokerId: chosen._id } })
    if (!sent) setBroker(run.broker ?? undefined)
  }
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ImportBroker chosen={broker} onChoose={(chosen) => void choose(chosen)} />
        <FieldFrame id={id} label="Listings start as" help={publishHelp[publish]}>
          <Select
            id={id}
            value={publish}
            aria-describedby={`${id}-help`}
            onChange={({ target }) =>
              setPublish(target.value === 'approved' ? 'approved' : 'pending')
            }
          >
            <option value="pending">Pending review</option>
            <option value="approved">Approved</option>
          </Select>
        </FieldFrame>
      </div>
      {broker?._id === run.broker?._id && (broker || namesBrokers(run)) ? (
        <NewRows run={run} publish={publish} />
      ) : (
        <Alert>
          Please choose the broker these listings belong to. The file is then checked against what
          this broker has already.
        </Alert>
      )}
    </>
  )
}

function NewRows({ run, publish }: { run: ImportDetail; publish: Publish }) {
  const { counts } = run
  const parts = [
    ...(counts.new > 0 ? [`Import ${counted(counts.new, 'listing')}`] : []),
    ...(counts.updated > 0 ? [`Update ${counted(counts.updated, 'listing')}`] : []),
  ]
  if (parts.length > 0) return <Start run={run} publish={publish} action={parts.join(', ')} />
  return (
    <Alert title="There is nothing new to import.">
      {counts.duplicates > 0
        ? `Already listed: ${counted(counts.duplicates, 'row')} of this file.`
        : 'No row of this file can be imported. The reasons are below.'}
    </Alert>
  )
}

interface StartProps {
  run: ImportDetail
  publish: Publish
  action: string
}

function Start({ run, publish, action }: StartProps) {
  const { send } = useSend(propertyImport.run, { failed: 'Failed to import properties' })
  return (
    <Confirm
      title={`${action}?`}
      text={whatHappens(run, publish)}
      action={action === 'Continue' ? action : (action.split(' ')[0] ?? action)}
      onConfirm={() => send({ params: { id: run._id }, body: { publish } })}
      trigger={<Button className="self-start max-sm:w-full">{action}</Button>}
    />
  )
}

function whatHappens({ broker, counts }: ImportDetail, publish: Publish): string {
  const sentences = [
    counts.new > 0 &&
      `New listings go to ${broker?.name ?? 'the brokers the rows name'} as ${publish}.`,
    counts.updated > 0 &&
      'Existing listings are updated from their rows; changes that need a review wait for it.',
    'Refused rows and duplicates are left out.',
  ]
  return sentences.filter(Boolean).join(' ')
}

const publishHelp: Record<Publish, string> = {
  pending: 'Each is reviewed before visitors see it.',
  approved: 'Visitors see them at once if the broker is verified.',
}

const namesBrokers = ({ columns }: ImportDetail) =>
  columns.some(({ field }) => field === 'brokerEmail' || field === 'brokerPhone')
