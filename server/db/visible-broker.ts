import { sql } from 'kysely'

/** Matches public brokers in queries that read from `broker`. */
export const isVisibleBroker = sql<boolean>`broker_is_visible(broker.status, broker.kyc_status)`
