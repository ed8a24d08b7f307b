import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { day } from '#contract/field.ts'
import { VisitHours, weeklyHours } from '#contract/visit/schedule.ts'
import { t } from '#domain/locale/translate.ts'

export const maxDaysOff = 100

/** When a broker works. Times are those of India, "10:00" to "24:00". */
export const WorkingHours = z.object({
  hours: z.array(VisitHours),
  /** Days off from today on. */
  daysOff: z.array(z.string()),
  version: z.number(),
})
export type WorkingHours = z.infer<typeof WorkingHours>

export const WorkingHoursDraft = z.strictObject({
  hours: weeklyHours.min(1, { error: () => t('Please enter the hours of at least one day.') }),
  daysOff: z
    .array(day)
    .max(maxDaysOff, { error: () => t('Please enter at most {limit}.', { limit: maxDaysOff }) }),
  version: z.number().int().min(0),
})
export type WorkingHoursDraft = z.output<typeof WorkingHoursDraft>

const reply = z.object({ workingHours: WorkingHours })

export const workingHours = {
  get: endpoint({
    method: 'GET',
    path: '/broker/working-hours',
    access: 'broker',
    summary: 'Get the working hours of the signed-in broker; version 0 until first saved',
    reply,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/broker/working-hours',
    access: 'broker',
    summary: 'Replace the working hours; unanswered inquiries are counted by them at once',
    body: WorkingHoursDraft,
    reply,
  }),
}
