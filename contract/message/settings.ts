import { z } from 'zod'
import { version } from '#contract/crud.ts'
import { endpoint } from '#contract/endpoint.ts'
import { count, day, optional, text } from '#contract/field.ts'
import { t } from '#domain/locale/translate.ts'
import { MessageChannel } from './message.ts'

const rupees = (max: number) =>
  z
    .number({ error: () => t('Please enter an amount in rupees.') })
    .min(0, { error: () => t('This cannot be less than {limit}.', { limit: 0 }) })
    .max(max, { error: () => t('This amount is too high.') })
    .multipleOf(0.01, { error: () => t('Please enter at most two decimals.') })

const hour = count(24)

export const MessageRate = z.object({
  channel: MessageChannel.schema,
  /** Rupees per segment. */
  rupees: z.number(),
  /** The first day on which the price applies; null for the built-in price. */
  from: z.string().nullable(),
  /** The last day on which it applies, where another price follows. */
  to: z.string().nullable(),
  source: z.string().nullable(),
})
export type MessageRate = z.infer<typeof MessageRate>

export const MessageSettings = z.object({
  /** The maximum spent on messages per day, in rupees. */
  dailyCap: z.number(),
  promotionalFrom: z.number(),
  promotionalUntil: z.number(),
  inquiriesPerHour: z.number(),
  /** Working hours without a reply after which a seeker is offered similar homes. */
  unansweredHours: z.number(),
  version: z.number(),
  /** Rupees spent today. */
  spentToday: z.number(),
  /** The provider of each channel; "local" only records messages. */
  providers: z.array(z.object({ channel: MessageChannel.schema, name: z.string() })),
  rates: z.array(MessageRate),
})
export type MessageSettings = z.infer<typeof MessageSettings>

const one = z.object({ settings: MessageSettings })

export const messageSetting = {
  get: endpoint({
    method: 'GET',
    path: '/message-settings',
    access: 'message.read',
    summary: 'Get the message settings: limits, rates and carriers',
    reply: one,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/message-settings',
    access: 'message.change',
    summary: 'Change the limits of messages',
    body: z
      .strictObject({
        dailyCap: rupees(1_000_000),
        promotionalFrom: hour,
        promotionalUntil: hour,
        inquiriesPerHour: count(1_000).min(1, {
          error: () => t('Please enter 1 or more.'),
        }),
        unansweredHours: count(200)
          .min(1, { error: () => t('Please enter 1 or more.') })
          .optional(),
        version,
      })
      .refine((value) => value.promotionalFrom < value.promotionalUntil, {
        error: () => t('The end must be later than the start.'),
        path: ['promotionalUntil'],
      }),
    reply: one,
  }),
  setRate: endpoint({
    method: 'PUT',
    path: '/message-settings/rates',
    access: 'message.change',
    summary: 'Set the cost of a segment from today or a later day',
    body: z.strictObject({
      channel: MessageChannel.schema,
      rupees: rupees(1_000),
      from: day,
      source: optional(text(200)),
    }),
    reply: one,
  }),
}
