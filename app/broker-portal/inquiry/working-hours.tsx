import { Plus, X } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useRead } from '#app/api/query.tsx'
import { HoursField } from '#app/broker-portal/visit/hours-field.tsx'
import { errorOfList } from '#app/broker-portal/visit/list-error.ts'
import { FieldNote } from '#app/kit/form/field-note.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { type FormHandle, type FormValues, useForm } from '#app/kit/form/use-form.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { type WorkingHours, workingHours } from '#contract/inquiry/working-hours.ts'
import { visitSchedule } from '#contract/visit/schedule.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

/** When the broker works: waiting times are counted in these hours. */
export default function WorkingHoursPage() {
  const read = useRead(workingHours.get, {})
  return (
    <div className="space-y-6">
      <PageTitle
        title={t('Working hours')}
        subtitle={t('Customers who write outside these hours see when you usually work.')}
      />
      <Loaded read={read} failed={t('Failed to load working hours')} height="h-96">
        {(reply) => <HoursForm start={reply.workingHours} />}
      </Loaded>
    </div>
  )
}

type HoursHandle = FormHandle<FormValues<typeof workingHours.save>>

function HoursForm({ start }: { start: WorkingHours }) {
  const form = useForm(workingHours.save, {
    start,
    done: t('Working hours saved'),
    failed: t('Failed to save working hours'),
    // The next save has to name the version that this one returned.
    onDone: (reply) => form.hook.reset(reply.workingHours),
  })
  return (
    <Form form={form} label={t('Working hours')} className="rounded-lg border bg-card p-4 sm:p-6">
      <LeaveGuard form={form} />
      <CopyVisitHours form={form} />
      <HoursField form={form} />
      <DaysOff form={form} />
      <SubmitButton form={form} className="self-end max-sm:w-full">
        {t('Save working hours')}
      </SubmitButton>
    </Form>
  )
}

/** Visiting hours are separate from working hours, and copied only on request. */
function CopyVisitHours({ form }: { form: HoursHandle }) {
  const { schedule } = useRead(visitSchedule.get, {}).data ?? {}
  if (!schedule?.isOpen || schedule.hours.length === 0) return null
  return (
    <Button
      variant="outline"
      className="self-start"
      onClick={() => form.hook.setValue('hours', schedule.hours, { shouldDirty: true })}
    >
      {t('Copy visiting hours')}
    </Button>
  )
}

function DaysOff({ form }: { form: HoursHandle }) {
  const { field, formState } = useController({ control: form.hook.control, name: 'daysOff' })
  const days: readonly string[] = field.value
  const error = errorOfList(formState.errors.daysOff)
  return (
    <fieldset className="space-y-3" aria-describedby={error ? 'days-off-error' : undefined}>
      <legend className="text-sm font-medium">{t('Days off')}</legend>
      <ul className="space-y-2">
        {days.map((day, index) => {
          const place = `${index}`
          return (
            <li key={place} className="flex items-center gap-2">
              <Input
                type="date"
                aria-label={t('Day')}
                value={day}
                onChange={({ target }) => field.onChange(days.with(index, target.value))}
                className="figures w-40"
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('Remove {day}', { day })}
                onClick={() => field.onChange(days.toSpliced(index, 1))}
              >
                <X aria-hidden />
              </Button>
            </li>
          )
        })}
      </ul>
      <Button variant="outline" onClick={() => field.onChange([...days, dayInIndia(new Date())])}>
        <Plus aria-hidden />
        {t('Add day off')}
      </Button>
      <FieldNote id="days-off" error={error} />
    </fieldset>
  )
}
