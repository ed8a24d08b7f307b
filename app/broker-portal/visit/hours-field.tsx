import { Plus, X } from 'lucide-react'
import { type FieldValues, type Path, useController } from 'react-hook-form'
import { FieldNote } from '#app/kit/form/field-note.tsx'
import type { FormHandle, FormValues } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import type { VisitHours, visitSchedule } from '#contract/visit/schedule.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { errorOfList } from './list-error.ts'
import { TimeRange } from './time-range.tsx'

const weekdays = [
  ...[msg('Monday'), msg('Tuesday'), msg('Wednesday'), msg('Thursday')],
  ...[msg('Friday'), msg('Saturday'), msg('Sunday')],
]

export type ScheduleForm = FormHandle<FormValues<typeof visitSchedule.save>>

/** The hours of each day of the week; a day without any is closed. */
export function HoursField<Values extends FieldValues>({ form }: { form: FormHandle<Values> }) {
  const name = 'hours' as Path<Values>
  const { field, formState } = useController({ control: form.hook.control, name })
  const hours: readonly VisitHours[] = field.value
  const error = errorOfList(formState.errors[name])
  const replace = (index: number, next: VisitHours) => field.onChange(hours.with(index, next))
  const add = (weekday: number) => {
    const last = hours.findLast((one) => one.weekday === weekday)
    const isLate = last !== undefined && last.closes >= '20:00'
    const next = last
      ? { weekday, opens: last.closes, closes: isLate ? '24:00' : '20:00' }
      : { weekday, opens: '10:00', closes: '18:00' }
    field.onChange([...hours, next])
  }
  return (
    <fieldset className="space-y-3" aria-describedby={error ? 'hours-error' : undefined}>
      <legend className="text-sm font-medium">{t('Weekly hours (IST)')}</legend>
      <ul className="divide-y">
        {weekdays.map((label, place) => {
          const weekday = place + 1
          const own = hours.flatMap((one, index) => (one.weekday === weekday ? [index] : []))
          return (
            <li key={label} className="grid gap-2 py-2 sm:grid-cols-[8rem_1fr_auto] sm:items-start">
              <span className="flex min-h-10 items-center text-sm">{t(label)}</span>
              <div className="space-y-2">
                {own.length === 0 && (
                  <span className="flex min-h-10 items-center text-sm text-muted-foreground">
                    {t({ id: 'hours.closed', message: 'Closed' })}
                  </span>
                )}
                {own.map((index) => {
                  const range = hours[index]
                  if (!range) return null
                  return (
                    <div key={index} className="flex items-center gap-2">
                      <TimeRange
                        label={t(label)}
                        value={range}
                        onChange={(next) => replace(index, { ...range, ...next })}
                      />
                      <Button
                        variant="ghost"
                        size="icon"
                        aria-label={t('Remove hours of {day}', { day: t(label) })}
                        onClick={() => field.onChange(hours.toSpliced(index, 1))}
                      >
                        <X aria-hidden />
                      </Button>
                    </div>
                  )
                })}
              </div>
              <Button
                variant="ghost"
                aria-label={t('Add hours on {day}', { day: t(label) })}
                onClick={() => add(weekday)}
              >
                <Plus aria-hidden />
                {t('Add hours')}
              </Button>
            </li>
          )
        })}
      </ul>
      <FieldNote id="hours" error={error} />
    </fieldset>
  )
}
