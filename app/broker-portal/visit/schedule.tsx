import { useRead } from '#app/api/query.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { type VisitSchedule, visitSchedule } from '#contract/visit/schedule.ts'
import { t } from '#domain/locale/translate.ts'
import { ExceptionsField } from './exceptions-field.tsx'
import { HoursField } from './hours-field.tsx'
import { VisitListings } from './visit-listings.tsx'

/** When the broker shows homes, and which ones. */
export default function SchedulePage() {
  const read = useRead(visitSchedule.get, {})
  return (
    <div className="space-y-8">
      <PageTitle title={t('Visiting hours')} />
      <Loaded read={read} failed={t('Failed to load visiting hours')} height="h-96">
        {({ schedule }) => (
          <div className="space-y-8">
            <ScheduleForm schedule={schedule} />
            <VisitListings />
          </div>
        )}
      </Loaded>
    </div>
  )
}

function ScheduleForm({ schedule }: { schedule: VisitSchedule }) {
  const form = useForm(visitSchedule.save, {
    start: schedule,
    done: t('Visiting hours saved'),
    failed: t('Failed to save visiting hours'),
    // The next save has to name the version that this one returned.
    onDone: (reply) => form.hook.reset(reply.schedule),
  })
  const minutes = t({ id: 'unit.minutes', message: 'min' })
  return (
    <Form form={form} label={t('Visiting hours')} className="rounded-lg border bg-card p-4 sm:p-6">
      <LeaveGuard form={form} />
      <SwitchField
        form={form}
        name="isOpen"
        label={t('Customers can book visits online')}
        help={t('A free time is booked at once. You can propose another one or cancel.')}
      />
      <HoursField form={form} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <NumberField form={form} name="lengthMinutes" label={t('Length')} unit={minutes} />
        <NumberField
          form={form}
          name="bufferMinutes"
          label={t('Gap between visits')}
          unit={minutes}
        />
        <NumberField
          form={form}
          name="travelMinutes"
          label={t('Travel time between homes')}
          unit={minutes}
        />
        <NumberField form={form} name="noticeMinutes" label={t('Minimum notice')} unit={minutes} />
        <NumberField
          form={form}
          name="daysAhead"
          label={t('Bookings open for')}
          unit={t({ id: 'unit.days', message: 'days' })}
        />
      </div>
      <ExceptionsField form={form} />
      <SubmitButton form={form} className="self-end max-sm:w-full">
        {t('Save visiting hours')}
      </SubmitButton>
    </Form>
  )
}
