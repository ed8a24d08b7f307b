import { sql } from 'kysely'

/** Whether the public sees a broker; for queries that read from `broker`. */
export const isVisibleBroker = sql<boolean>`broker_is_visible(broker.status, broker.kyc_status)`
