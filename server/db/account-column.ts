import type { Realm } from '#contract/access.ts'

/** The column that links a row to an account of each realm. */
export const accountColumns = {
  administrator: 'administrator_id',
  customer: 'customer_id',
  broker: 'broker_id',
} as const satisfies Record<Realm, string>
