import { useId } from 'react'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { ImportDetail } from '#contract/import/import.ts'
import { ImportParameter, ImportWording } from '#contract/import/vocabulary.ts'
import { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'

export type ParameterValues = Record<ImportParameter, string>

interface ImportParameterFieldsProps {
  run: ImportDetail
  values: ParameterValues
  onChange: (name: ImportParameter, value: string) => void
}

const options: Partial<Record<ImportParameter, { value: string; label: string }[]>> = {
  listingType: ListingType.options,
  propertyType: PropertyType.options,
}

const help: Record<ImportParameter, string> = {
  city: msg('For rows without a city.'),
  listingType: msg('For rows that do not state it.'),
  propertyType: msg('For rows that do not state it.'),
  asOf: msg('“Posted 3 days ago” is counted back from this date.'),
}

/** Values for all rows where the file has none; a suggestion applies only once it is accepted. */
export function ImportParameterFields({ run, values, onChange }: ImportParameterFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {ImportParameter.keys.map((name) => (
        <ParameterField
          key={name}
          name={name}
          value={values[name]}
          onChange={(value) => onChange(name, value)}
          proposal={run.proposals.find(({ parameter }) => parameter === name)}
          error={
            values[name] === '' ? run.missing.find((need) => need.name === name)?.reason : undefined
          }
        />
      ))}
    </div>
  )
}

interface ParameterFieldProps {
  name: ImportParameter
  value: string
  onChange: (value: string) => void
  proposal: ImportDetail['proposals'][number] | undefined
  error: string | undefined
}

function ParameterField({ name, value, onChange, proposal, error }: ParameterFieldProps) {
  const id = useId()
  const choices = options[name]
  const field = {
    id,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error ${id}-help` : `${id}-help`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  const said = choices?.find((choice) => choice.value === proposal?.value)?.label ?? proposal?.value
  return (
    <FieldFrame id={id} label={ImportParameter.label(name)} error={error} help={t(help[name])}>
      {choices ? (
        <Select {...field}>
          <option value="">{t('As in each row')}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          {...field}
          type={name === 'asOf' ? 'date' : 'text'}
          maxLength={120}
          autoComplete="off"
        />
      )}
      {proposal && value !== proposal.value && (
        <p className="text-xs text-muted-foreground">
          <Button
            variant="outline"
            size="sm"
            className="mr-2"
            onClick={() => onChange(proposal.value)}
          >
            {t('Use {value}', { value: said ?? proposal.value })}
          </Button>
          {proposal.reason}
        </p>
      )}
    </FieldFrame>
  )
}

interface WordingFieldProps {
  value: ImportWording
  onChange: (value: ImportWording) => void
}

/** What becomes of rows whose texts exclude people; the report quotes them with other words. */
export function WordingField({ value, onChange }: WordingFieldProps) {
  const id = useId()
  return (
    <div className="max-w-xl">
      <FieldFrame
        id={id}
        label={t('Rows that choose people by religion, food or other grounds')}
        help={t('The report quotes each sentence and the words to use instead.')}
      >
        <Select
          id={id}
          value={value}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            if (ImportWording.has(target.value)) onChange(target.value)
          }}
        >
          {ImportWording.options.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {t(choice.label)}
            </option>
          ))}
        </Select>
      </FieldFrame>
    </div>
  )
}
