import type { PaymentAccount, PaymentProvider } from './provider.ts'
import { razorpay } from './razorpay.ts'

/** The payment providers. The first is named where none is set up any more. */
export const paymentProviders: readonly [PaymentProvider, ...PaymentProvider[]] = [razorpay]

/** The variables that providers are set up with. */
export const paymentVariables = Object.assign(
  {},
  ...paymentProviders.map(({ variables }) => variables),
) as PaymentProvider['variables']

/** Returns the first account that is set up, or undefined: brokers pay by bank or UPI then. */
export function readPaymentAccount(values: Record<string, unknown>): PaymentAccount | undefined {
  for (const provider of paymentProviders) {
    const account = provider.readAccount(values)
    if (account) return account
  }
  return undefined
}

/** The name of whoever took payments online, also after its keys were removed. */
export const paymentLabel = (gateway: { label: string } | undefined): string =>
  (gateway ?? paymentProviders[0]).label
