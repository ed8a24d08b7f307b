import {
  MessageCategory,
  type MessageChannel,
  type MessageStats,
} from '#contract/message/message.ts'
import type { Tally } from './queries.ts'

/** Returns the statistics of the message log from its tally (MSG-10). */
export function statsOf(tally: readonly Tally[]): MessageStats {
  const sum = (fits: (row: Tally) => boolean = () => true) => {
    const rows = tally.filter(fits)
    return {
      count: rows.reduce((total, { count }) => total + count, 0),
      cost: rows.reduce((total, { paise }) => total + paise, 0) / 100,
    }
  }
  const by = (channel: MessageChannel) => sum((row) => row.channel === channel)
  const { count: total, cost: totalCost } = sum()
  const { count: delivered } = sum(({ status }) => status === 'delivered')
  const { count: failed } = sum(({ status }) => status === 'failed')
  const { count: left } = sum(({ status }) => status !== 'pending')
  return {
    total,
    delivered,
    failed,
    sms: by('sms'),
    whatsapp: by('whatsapp'),
    email: by('email'),
    deliveryRate: left > 0 ? share(delivered, left) : null,
    totalCost,
    averageCost: total > 0 ? Math.round((totalCost / total) * 100) / 100 : null,
    categories: MessageCategory.keys.map((category) => {
      const { count } = sum((row) => row.category === category)
      return { category, count, percent: total > 0 ? share(count, total) : 0 }
    }),
  }
}

/** In percent, with one decimal. */
const share = (part: number, whole: number) => Math.round((part / whole) * 1_000) / 10
