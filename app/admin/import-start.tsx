import { useId, useState } from 'react'
import { call } from '#app/api/call.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { FieldFrame } from '#app/kit/field-frame.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { type ImportDetail, propertyImport } from '#contract/import.ts'
import { type ChosenBroker, ImportBroker } from './import-broker.tsx'
import { counted, sentencesOf } from './import-sentence.ts'

type Publish = ImportDetail['publish']

/** Lets the ready rows in, or goes on where an import was cut off. */
export function ImportStart({ run }: { run: ImportDetail }) {
  const id = useId()
  const [broker, setBroker] = useState<ChosenBroker | undefined>(run.broker ?? undefined)
  const [publish, setPublish] = useState<Publish>(run.publish)
  const [asking, setAsking] = useState(false)
  const { start, problems, missing, setMissing } = useStart(run, broker, publish)
  const begun = run.position > 0 && run.status !== 'checked'
  const action = begun ? 'Continue' : `Import ${counted(run.counts.new, 'listing')}`
  if (!begun && run.counts.new === 0) return <NothingNew run={run} />
  const ask = () => {
    if (broker || namesBrokers(run)) setAsking(true)
    else setMissing('Please choose the broker these listings belong to.')
  }
  return (
    <section aria-label="Import" className="flex flex-col gap-4 rounded-lg border bg-card p-5">
      <h2 className="text-lg">{begun ? 'Go on' : 'Let them in'}</h2>
      {begun ? (
        <p className="text-sm text-muted-foreground">
          {counted(run.counts.inserted, 'listing')} in so far, for {broker?.name ?? 'their brokers'}
          . Going on adds the rest; none goes in twice.
        </p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <ImportBroker
            chosen={broker}
            error={missing}
            onChoose={(chosen) => {
              setBroker(chosen)
              setMissing(undefined)
            }}
          />
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
      )}
      {problems.length > 0 && <Alert tone="error">{problems.join(' ')}</Alert>}
      <Button className="self-start max-sm:w-full" onClick={ask}>
        {action}
      </Button>
      <Confirm
        title={begun ? 'Continue this import?' : `${action}?`}
        text={`They go to ${broker?.name ?? 'the brokers the rows name'} as ${publish}. Refused rows and duplicates stay out.`}
        action={begun ? 'Continue' : 'Import'}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={start}
      />
    </section>
  )
}

const publishHelp: Record<Publish, string> = {
  pending: 'Each is reviewed before visitors see it.',
  approved: 'Visitors see them at once if the broker is verified.',
}

const namesBrokers = ({ columns }: ImportDetail) =>
  columns.some(({ field }) => field === 'brokerEmail' || field === 'brokerPhone')

function NothingNew({ run: { counts } }: { run: ImportDetail }) {
  return (
    <Alert title="There is nothing new to import.">
      {counts.duplicates > 0
        ? `${counted(counts.duplicates, 'row')} of this file ${counts.duplicates === 1 ? 'is' : 'are'} already listed.`
        : 'No row of this file can go in. The reasons stand below.'}
    </Alert>
  )
}

function useStart(run: ImportDetail, broker: ChosenBroker | undefined, publish: Publish) {
  const [problems, setProblems] = useState<string[]>([])
  const [missing, setMissing] = useState<string>()
  const start = async () => {
    setProblems([])
    try {
      const body = { publish, ...(broker && { brokerId: broker._id }) }
      await call(propertyImport.run, { params: { id: run._id }, body })
    } catch (error) {
      setProblems(sentencesOf(error))
    }
  }
  return { start, problems, missing, setMissing }
}
