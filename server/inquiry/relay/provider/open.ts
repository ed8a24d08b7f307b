import type { Config } from '#server/config.ts'
import { absoluteUrl } from '#server/http/absolute-url.ts'
import { exotel } from './exotel.ts'
import type { CallRelay } from './provider.ts'

/** Returns the configured relay; without one people call each other's numbers. */
export function openRelay(config: Config): CallRelay | undefined {
  if (!config.exotel) return undefined
  const { webhookSecret, ...account } = config.exotel
  return exotel(account, absoluteUrl(config, `/api/webhooks/exotel/${webhookSecret}`))
}
