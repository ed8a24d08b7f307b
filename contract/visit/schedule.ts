import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { clearable, day, idParams, text } from '#contract/field.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { endOfDay, readClock } from '#domain/visit/clock.ts'

/** When a broker shows homes. Times are those of India, "10:00" to "24:00". */

export const maxHours = 42
export const maxExceptions = 100
export const maxNoteLength = 300

const clock = z
  .string({ error: () => t('Please enter a time, such as 10:30.') })
  .refine((value) => readClock(value) !== undefined, {
    error: () => t('Please enter a time, such as 10:30.'),
  })

const minutes = (minimum: number, maximum: number) =>
  z
    .number({ error: () => t('Please enter a whole number.') })
    .int({ error: () => t('Please enter a whole number.') })
    .min(minimum, { error: () => t('This cannot be less than {limit}.', { limit: minimum }) })
    .max(maximum, { error: () => t('This cannot be more than {limit}.', { limit: maximum }) })

const ends = { error: () => t('The end must be after the start.'), path: ['closes'] }

export const VisitHours = z.object({
  /** 1 is Monday. */
  weekday: z.number().int().min(1).max(7),
  opens: clock,
  closes: clock,
})
export type VisitHours = z.infer<typeof VisitHours>

/** A day off, or hours of one day beside the weekly ones. */
export const VisitException = z.object({
  day,
  opens: clock.nullable(),
  closes: clock.nullable(),
})
export type VisitException = z.infer<typeof VisitException>

const shape = {
  isOpen: z.boolean(),
  lengthMinutes: minutes(10, 240),
  /** Between two visits at one place, and at different places. */
  bufferMinutes: minutes(0, 240),
  travelMinutes: minutes(0, 480),
  daysAhead: minutes(1, 60),
  /** Visits are booked at least this long before. */
  noticeMinutes: minutes(0, 20_160),
}

export const VisitSchedule = z.object({
  ...shape,
  hours: z.array(VisitHours),
  exceptions: z.array(VisitException),
  version: z.number(),
})
export type VisitSchedule = z.infer<typeof VisitSchedule>

interface Window {
  opens: string | null
  closes: string | null
}
// An invalid time has an issue of its own, so it is compared with nothing.
const startOf = ({ opens }: Window) => (opens === null ? 0 : (readClock(opens) ?? Number.NaN))
const endOf = ({ closes }: Window) =>
  closes === null ? endOfDay : (readClock(closes) ?? Number.NaN)

/** Returns the position of the first window that overlaps an earlier one of its group, or -1. */
function findOverlap<Item extends Window>(items: Item[], groupOf: (item: Item) => unknown): number {
  return items.findIndex((item, index) =>
    items
      .slice(0, index)
      .some(
        (other) =>
          groupOf(other) === groupOf(item) &&
          startOf(other) < endOf(item) &&
          startOf(item) < endOf(other),
      ),
  )
}

const isOrdered = (window: Window) => !(startOf(window) >= endOf(window))
const overlaps = () => t('This overlaps other hours of the same day.')

/** The weekly pattern of a broker: hours of one day do not overlap. */
export const weeklyHours = z
  .array(z.strictObject(VisitHours.shape).refine(isOrdered, ends))
  .max(maxHours, { error: () => t('Please enter at most {limit}.', { limit: maxHours }) })
  .superRefine((hours, context) => {
    const index = findOverlap(hours, ({ weekday }) => weekday)
    if (index < 0) return
    context.addIssue({ code: 'custom', message: overlaps(), path: [index, 'opens'] })
  })

export const VisitScheduleDraft = z
  .strictObject({
    ...shape,
    hours: weeklyHours,
    exceptions: z
      .array(
        z
          .strictObject(VisitException.shape)
          .refine(({ opens, closes }) => (opens === null) === (closes === null), ends)
          .refine(isOrdered, ends),
      )
      .max(maxExceptions, {
        error: () => t('Please enter at most {limit}.', { limit: maxExceptions }),
      }),
    version: z.number().int().min(0),
  })
  .superRefine(({ exceptions }, context) => {
    const index = findOverlap(exceptions, (exception) => exception.day)
    if (index < 0) return
    context.addIssue({ code: 'custom', message: overlaps(), path: ['exceptions', index, 'opens'] })
  })
export type VisitScheduleDraft = z.output<typeof VisitScheduleDraft>

/** The visit settings of a listing; by default it follows its broker's schedule. */
export const VisitListing = z.object({
  _id: z.string(),
  title: z.string(),
  isOpen: z.boolean(),
  note: z.string().nullable(),
})
export type VisitListing = z.infer<typeof VisitListing>

export const visitSchedule = {
  get: endpoint({
    method: 'GET',
    path: '/broker/visit-schedule',
    access: 'broker',
    summary: 'Get when the signed-in broker shows homes; version 0 until first saved',
    reply: z.object({ schedule: VisitSchedule }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/broker/visit-schedule',
    access: 'broker',
    summary: 'Replace the visit schedule; booked visits stay as they are',
    body: VisitScheduleDraft,
    reply: z.object({ schedule: VisitSchedule }),
  }),
  listings: endpoint({
    method: 'GET',
    path: '/broker/visit-listings',
    access: 'broker',
    summary: 'List one’s own live listings with their visit settings; at most 200',
    reply: z.object({ listings: z.array(VisitListing) }),
  }),
  saveListing: endpoint({
    method: 'PUT',
    path: '/broker/properties/:id/visits',
    access: 'broker',
    summary: 'Open or close a listing for visits, with a note for visitors',
    params: idParams,
    body: z.strictObject({
      isOpen: z.boolean(),
      note: clearable(text(maxNoteLength, msg('Please write a note.'))),
    }),
    reply: z.object({ listing: VisitListing }),
  }),
}
