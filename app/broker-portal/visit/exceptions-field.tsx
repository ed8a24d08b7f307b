import { Plus, X } from 'lucide-react'
import { useController } from 'react-hook-form'
import { FieldNote } from '#app/kit/form/field-note.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import type { VisitException } from '#contract/visit/schedule.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import type { ScheduleForm } from './hours-field.tsx'
import { errorOfList } from './list-error.ts'
import { TimeRange } from './time-range.tsx'

/** Days off, and hours of one day beside the weekly ones. */
export function ExceptionsField({ form }: { form: ScheduleForm }) {
  const { field, formState } = useController({ control: form.hook.control, name: 'exceptions' })
  const exceptions: readonly VisitException[] = field.value
  const error = errorOfList(formState.errors.exceptions)
  const add = (opens: string | null, closes: string | null) =>
    field.onChange([...exceptions, { day: dayInIndia(new Date()), opens, closes }])
  return (
    <fieldset className="space-y-3" aria-describedby={error ? 'exceptions-error' : undefined}>
      <legend className="text-sm font-medium">{t('Days off and extra hours')}</legend>
      <ul className="space-y-2">
        {exceptions.map((exception, index) => {
          const place = `${index}`
          return (
            <li key={place}>
              <Exception
                exception={exception}
                onChange={(next) => field.onChange(exceptions.with(index, next))}
                onRemove={() => field.onChange(exceptions.toSpliced(index, 1))}
              />
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => add(null, null)}>
          <Plus aria-hidden />
          {t('Add day off')}
        </Button>
        <Button variant="outline" onClick={() => add('18:00', '20:00')}>
          <Plus aria-hidden />
          {t('Add extra hours')}
        </Button>
      </div>
      <FieldNote id="exceptions" error={error} />
    </fieldset>
  )
}

interface ExceptionProps {
  exception: VisitException
  onChange: (exception: VisitException) => void
  onRemove: () => void
}

function Exception({ exception, onChange, onRemove }: ExceptionProps) {
  const { day, opens, closes } = exception
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Input
        type="date"
        aria-label={t('Day')}
        value={day}
        onChange={({ target }) => onChange({ ...exception, day: target.value })}
        className="figures w-40"
      />
      {opens === null || closes === null ? (
        <span className="text-sm text-muted-foreground">{t('Day off')}</span>
      ) : (
        <TimeRange
          label={day}
          value={{ opens, closes }}
          onChange={(next) => onChange({ ...exception, ...next })}
        />
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('Remove {day}', { day })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
    </div>
  )
}
