import { useState } from 'react'
import { call } from '#app/api/call.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { type ImportDetail, propertyImport } from '#contract/import/import.ts'
import { ImportField } from '#contract/import/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { type ChosenBroker, ImportBroker } from './broker.tsx'
import { ImportColumns } from './columns.tsx'
import { ImportParameterFields, type ParameterValues, WordingField } from './parameter.tsx'
import { originText, sentencesOf } from './sentence.ts'

/** The mapping of columns, and values that the file lacks. Saved before the check. */
export function ImportMatching({ run }: { run: ImportDetail }) {
  const matching = useMatching(run)
  const { fields, values, problems, busy } = matching
  const matched = fields.filter((field) => field !== null).length
  const atStart = run.status !== 'checked'
  const needs = run.missing.filter(({ name }) => !(name in values))
  return (
    <details open={atStart} className="group rounded-lg border bg-card">
      <summary className="cursor-pointer px-5 py-4 max-md:px-3">
        <h2 className="inline text-lg">{t('Columns')}</h2>
        <span className="figures ml-3 text-sm text-muted-foreground">
          {t('{matched} of {count} matched', { matched, count: fields.length })}
        </span>
      </summary>
      <div className="flex flex-col gap-5 px-5 pb-5 max-md:px-3">
        <p className="max-w-prose text-sm text-muted-foreground">
          {t(originText[run.mappingFrom])}{' '}
          {t('Your corrections are remembered for files with the same headers.')}
        </p>
        {run.remarks.length > 0 && (
          <ul className="list-disc space-y-1 pl-5 text-sm text-muted-foreground">
            {run.remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
        {run.doubts.length > 0 && (
          <Alert tone="warning" title={t('Please check this')}>
            <Sentences sentences={run.doubts} />
          </Alert>
        )}
        <ImportColumns
          columns={run.columns}
          fields={fields}
          options={ImportField.options}
          onChange={matching.setField}
        />
        <h3 className="text-base">{t('Not given in the file')}</h3>
        <ImportParameterFields run={run} values={values} onChange={matching.setValue} />
        <WordingField value={matching.wording} onChange={matching.setWording} />
        {atStart && (
          <div className="max-w-xl">
            <ImportBroker chosen={matching.broker} onChoose={matching.setBroker} />
          </div>
        )}
        {needs.length > 0 && (
          <Alert tone="warning" title={t('Not matched yet')}>
            <Sentences sentences={needs.map(({ reason }) => reason)} />
          </Alert>
        )}
        {problems.length > 0 && (
          <Alert tone="error" title={t('The file could not be checked')}>
            <Sentences sentences={problems} />
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled={busy} onClick={() => void matching.check()}>
            {busy ? t('Saving...') : atStart ? t('Check') : t('Check again')}
          </Button>
          <p className="text-xs text-muted-foreground">
            {t('Checks every row. Nothing is imported yet.')}
          </p>
        </div>
      </div>
    </details>
  )
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
}

/** An emptied value is sent as null, which clears it. */
function sayable({ city, listingType, propertyType, asOf }: ParameterValues) {
  return {
    city: city || null,
    listingType: listingType || null,
    propertyType: propertyType || null,
    asOf: asOf || null,
  }
}

function useMatching(run: ImportDetail) {
  const saved = run.columns.map(({ field }) => field)
  const { city, listingType, propertyType, asOf } = run.parameters
  const said: ParameterValues = {
    city: city ?? '',
    listingType: listingType ?? '',
    propertyType: propertyType ?? '',
    asOf: asOf ?? '',
  }
  const [fields, setFields] = useState<readonly (ImportField | null)[]>(saved)
  const [values, setValues] = useState(said)
  const [wording, setWording] = useState(run.parameters.wording)
  const [broker, setBroker] = useState<ChosenBroker | undefined>(run.broker ?? undefined)
  const [problems, setProblems] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  const params = { id: run._id }

  const check = async () => {
    setBusy(true)
    setProblems([])
    try {
      const columns = run.columns.map(({ header }, index) => ({
        header,
        field: fields[index] ?? null,
      }))
      // The check confirms a suggested mapping, which is then remembered.
      const isSaid =
        run.mappingFrom === 'proposed' || fields.some((field, index) => field !== saved[index])
      const body = { ...sayable(values), wording, ...(isSaid && { columns }) }
      await call(propertyImport.map, { params, body })
      await call(propertyImport.check, { params, body: { brokerId: broker?._id } })
    } catch (error) {
      setProblems(sentencesOf(error, t('Failed to check the file')))
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ fields, values, wording, broker, problems, busy, check, setWording, setBroker },
    setField: (index: number, key: string | null) => {
      const field = key !== null && ImportField.has(key) ? key : null
      setFields((now) => now.map((other, at) => (at === index ? field : other)))
    },
    setValue: (name: keyof ParameterValues, value: string) =>
      setValues((now) => ({ ...now, [name]: value })),
  }
}
