import { useId, useState } from 'react'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { type ImportDetail, propertyImport } from '#contract/import/import.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { type ChosenBroker, ImportBroker } from './broker.tsx'

type Publish = ImportDetail['publish']

/** Imports the accepted rows, or continues an interrupted import. */
export function ImportStart({ run }: { run: ImportDetail }) {
  const begun = run.position > 0 && run.status !== 'checked'
  return (
    <section aria-label={t('Import')} className="flex flex-col gap-4 rounded-lg border bg-card p-5">
      <h2 className="text-lg">{begun ? t('Continue') : t('Import')}</h2>
      {begun ? <GoOn run={run} /> : <LetIn run={run} />}
    </section>
  )
}

function GoOn({ run }: { run: ImportDetail }) {
  return (
    <>
      <p className="text-sm text-muted-foreground">
        {t(
          '{count, plural, one {# listing imported so far.} ' +
            'other {{figure} listings imported so far.}} Continue to import the rest. No ' +
            'listing is imported twice.',
          { count: run.counts.inserted, figure: withCommas(run.counts.inserted) },
        )}
      </p>
      <Start run={run} publish={run.publish} action={t('Continue')} confirm={t('Continue')} />
    </>
  )
}

function LetIn({ run }: { run: ImportDetail }) {
  const id = useId()
  const [broker, setBroker] = useState<ChosenBroker | undefined>(run.broker ?? undefined)
  const [publish, setPublish] = useState<Publish>(run.publish)
  const { send } = useSend(propertyImport.check, { failed: t('Failed to check the file') })
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
        <FieldFrame id={id} label={t('Listings start as')} help={t(publishHelp[publish])}>
          <Select
            id={id}
            value={publish}
            aria-describedby={`${id}-help`}
            onChange={({ target }) =>
              setPublish(target.value === 'approved' ? 'approved' : 'pending')
            }
          >
            <option value="pending">{t('Pending review')}</option>
            <option value="approved">{t('Approved')}</option>
          </Select>
        </FieldFrame>
      </div>
      {broker?._id === run.broker?._id && (broker || namesBrokers(run)) ? (
        <NewRows run={run} publish={publish} />
      ) : (
        <Alert>
          {t(
            'Please choose the broker of these listings. The file is then checked against ' +
              'the broker’s own listings.',
          )}
        </Alert>
      )}
    </>
  )
}

function NewRows({ run, publish }: { run: ImportDetail; publish: Publish }) {
  const { counts } = run
  if (counts.new + counts.updated > 0) {
    const confirm = counts.new > 0 ? t('Import') : t('Update')
    return <Start run={run} publish={publish} action={actionText(counts)} confirm={confirm} />
  }
  return (
    <Alert title={t('There is nothing new to import.')}>
      {counts.duplicates > 0
        ? t(
            '{count, plural, one {# row of this file is already listed.} ' +
              'other {{figure} rows of this file are already listed.}}',
            { count: counts.duplicates, figure: withCommas(counts.duplicates) },
          )
        : t('No row of this file can be imported. The reasons are below.')}
    </Alert>
  )
}

function actionText({ new: added, updated }: ImportDetail['counts']): string {
  const values = {
    added,
    addedFigure: withCommas(added),
    updated,
    updatedFigure: withCommas(updated),
  }
  if (updated === 0) {
    return t(
      '{added, plural, one {Import # listing} other {Import {addedFigure} listings}}',
      values,
    )
  }
  if (added === 0) {
    return t(
      '{updated, plural, one {Update # listing} other {Update {updatedFigure} listings}}',
      values,
    )
  }
  return t(
    '{added, plural, one {Import # listing} other {Import {addedFigure} listings}}, ' +
      '{updated, plural, one {update # listing} other {update {updatedFigure} listings}}',
    values,
  )
}

interface StartProps {
  run: ImportDetail
  publish: Publish
  action: string
  /** The short label of the confirming button. */
  confirm: string
}

function Start({ run, publish, action, confirm }: StartProps) {
  const { send } = useSend(propertyImport.run, { failed: t('Failed to import properties') })
  return (
    <Confirm
      title={`${action}?`}
      text={whatHappens(run, publish)}
      action={confirm}
      onConfirm={() => send({ params: { id: run._id }, body: { publish } })}
      trigger={<Button className="self-start max-sm:w-full">{action}</Button>}
    />
  )
}

function whatHappens({ broker, counts }: ImportDetail, publish: Publish): string {
  const sentences = [
    counts.new > 0 && newText(broker?.name, publish),
    counts.updated > 0 && t('Existing listings are updated. Some changes need a review first.'),
    t('Rejected rows and duplicates are not imported.'),
  ]
  return sentences.filter(Boolean).join(' ')
}

function newText(broker: string | undefined, publish: Publish): string {
  if (broker === undefined) {
    return publish === 'approved'
      ? t('New listings go to the brokers in the rows and are approved.')
      : t('New listings go to the brokers in the rows and need a review.')
  }
  return publish === 'approved'
    ? t('New listings go to {broker} and are approved.', { broker })
    : t('New listings go to {broker} and need a review.', { broker })
}

const publishHelp: Record<Publish, string> = {
  pending: msg('Each listing is reviewed before visitors see it.'),
  approved: msg('Visitors see the listings at once if the broker is verified.'),
}

const namesBrokers = ({ columns }: ImportDetail) =>
  columns.some(({ field }) => field === 'brokerEmail' || field === 'brokerPhone')
