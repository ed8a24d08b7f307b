import { createContext, use } from 'react'
import type { Broker } from '#contract/broker/broker.ts'

/** The signed-in broker, provided by the portal to every screen. */
export const BrokerContext = createContext<Broker | undefined>(undefined)

export function useBroker(): Broker {
  const broker = use(BrokerContext)
  if (!broker) throw new Error('This screen stands outside the broker portal.')
  return broker
}
