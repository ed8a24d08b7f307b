import type { PaymentAccount, PaymentProvider } from './provider.ts'
import { razorpay } from './razorpay.ts'

/** All payment providers. The first gives its name when none is configured any more. */
export const paymentProviders: readonly [PaymentProvider, ...PaymentProvider[]] = [razorpay]

/** Environment variables of all providers. */
export const paymentVariables = Object.assign(
  {},
  ...paymentProviders.map(({ variables }) => variables),
) as PaymentProvider['variables']

/** Returns the first configured account, or undefined: brokers then pay by bank or UPI. */
export function readPaymentAccount(values: Record<string, unknown>): PaymentAccount | undefined {
  for (const provider of paymentProviders) {
    const account = provider.readAccount(values)
    if (account) return account
  }
  return undefined
}

/** Returns the name of the online payment provider, even after its keys were removed. */
export const paymentLabel = (gateway: { label: string } | undefined): string =>
  (gateway ?? paymentProviders[0]).label
