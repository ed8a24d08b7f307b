import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { When } from '#app/kit/form/date.tsx'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Lead } from '#contract/inquiry/lead.ts'
import {
  type LeadCredit,
  type LeadGuarantee,
  leadGuarantee,
  TryOutcome,
} from '#contract/inquiry/lead-guarantee.ts'
import { formatDate, readMomentInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { minTries, minTryDays, tryWindowDays } from '#domain/plan/lead-guarantee.ts'

interface GuaranteeProps {
  row: Lead
  guarantee: LeadGuarantee
}

/** Tries to reach the person, and the contact view that is credited back by rule. */
export function LeadGuaranteeSection({ row, guarantee }: GuaranteeProps) {
  const { isCharged, tries, credit } = guarantee
  if (!isCharged && !credit && tries.length === 0) return null
  return (
    <section aria-label={t('Contact view')} className="space-y-3 text-sm">
      <h3 className="font-semibold">{t('Contact view')}</h3>
      {credit ? <Credited credit={credit} /> : <Rule row={row} guarantee={guarantee} />}
      {tries.length > 0 && (
        <ol aria-label={t('Tries to reach the person')} className="space-y-1">
          {tries.map((one) => (
            <li key={one._id} className="flex flex-wrap justify-between gap-x-4">
              <span>{t(TryOutcome.label(one.outcome))}</span>
              <When at={one.triedAt} time className="text-xs text-muted-foreground" />
            </li>
          ))}
        </ol>
      )}
      {guarantee.mayRecordTry && <RecordTry row={row} />}
    </section>
  )
}

function Credited({ credit }: { credit: LeadCredit }) {
  if (credit.reversedAt) {
    return (
      <Alert tone="warning">
        {t('Credit reversed on {date}: {reason}', {
          date: formatDate(credit.reversedAt),
          reason: credit.reversalReason ?? '',
        })}
      </Alert>
    )
  }
  return <Alert>{creditText(credit)}</Alert>
}

/** "Credited on Oct 03, 2026: not reachable after 3 tries" */
function creditText({ reason, tries, creditedAt, earlierAt }: LeadCredit): string {
  const date = formatDate(creditedAt)
  switch (reason) {
    case 'unreachable':
      return t('Credited on {date}: not reachable after {count} tries', {
        date,
        count: tries ?? minTries,
      })
    case 'wrong-number':
      return t('Credited on {date}: the number belongs to somebody else', { date })
    case 'repeated':
      return t('Credited on {date}: you already opened the contact of this person on {earlier}', {
        date,
        earlier: formatDate(earlierAt ?? creditedAt),
      })
  }
}

function Rule({ row, guarantee: { counted, period, mayRecordTry } }: GuaranteeProps) {
  if (!mayRecordTry) return null
  if (period.used >= period.max) {
    return (
      <p className="text-muted-foreground">
        {t(
          '{max, plural, one {Your plan credits # lead that cannot be reached in a period. It is ' +
            'used up.} other {Your plan credits # leads that cannot be reached in a period. They ' +
            'are used up.}}',
          { max: period.max },
        )}
      </p>
    )
  }
  return (
    <div className="space-y-1 text-muted-foreground">
      <p>
        {t(
          'Cannot reach {name}? After {tries} tries on {tryDays} days within {windowDays} days, ' +
            'without a message or visit since, the contact view is credited back.',
          {
            name: row.name,
            tries: minTries,
            tryDays: minTryDays,
            windowDays: tryWindowDays,
          },
        )}
      </p>
      {counted.tries > 0 && (
        <p>
          {t(
            'Counted so far: {tries, plural, one {# try} other {# tries}} on {days, plural, ' +
              'one {# day} other {# days}}',
            counted,
          )}
        </p>
      )}
    </div>
  )
}

function RecordTry({ row }: { row: Lead }) {
  const [open, setOpen] = useState(false)
  if (!open) {
    return (
      <Button variant="outline" className="max-sm:w-full" onClick={() => setOpen(true)}>
        {t('Could not reach')}
      </Button>
    )
  }
  return <TryForm row={row} onDone={() => setOpen(false)} />
}

function TryForm({ row, onDone }: { row: Lead; onDone: () => void }) {
  const form = useForm(leadGuarantee.recordTry, {
    params: { id: row._id },
    start: { outcome: 'no-answer' },
    done: t('Try recorded'),
    failed: t('The try could not be recorded'),
    once: true,
    onDone,
  })
  const { field, fieldState } = useController({ control: form.hook.control, name: 'triedAt' })
  const id = useId()
  const { error } = fieldState
  return (
    <Form form={form} label={t('Could not reach')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          form={form}
          name="outcome"
          label={t('What happened')}
          options={TryOutcome.options}
        />
        <FieldFrame
          id={id}
          label={t('Date and time (IST)')}
          help={t('Leave empty if it was just now.')}
          error={error?.message}
        >
          <Input
            id={id}
            type="datetime-local"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : `${id}-help`}
            onChange={({ target }) =>
              field.onChange(readMomentInIndia(target.value)?.toISOString() ?? '')
            }
          />
        </FieldFrame>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="button" variant="outline" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <SubmitButton form={form}>{t('Save')}</SubmitButton>
      </div>
    </Form>
  )
}
