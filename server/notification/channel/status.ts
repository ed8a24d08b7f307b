import { type Carrier, Service } from '#contract/message/carrier.ts'
import type { Context } from '#server/context.ts'
import { providerNames } from './providers.ts'

/** Returns the provider of each channel and its state since this server started. */
export function readCarriers({
  config,
  circuits,
}: Pick<Context, 'config' | 'circuits'>): Carrier[] {
  const relay = config.exotel ? 'exotel' : null
  const providers = { ...providerNames(config), gateway: config.payment?.name ?? null, relay }
  return Service.keys.map((service) => {
    const { state, since, lastError } = circuits[service].read()
    return {
      service,
      provider: providers[service],
      label: service === 'gateway' ? (config.payment?.label ?? null) : null,
      state,
      since: since.toISOString(),
      lastError: lastError ? { text: lastError.text, at: lastError.at.toISOString() } : null,
    }
  })
}
