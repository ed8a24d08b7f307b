import { randomUUID } from 'node:crypto'

/**
 * What an answer, its line in the log and its audit entry are found by. In no order, as Node draws
 * such from a store of randomness: one that sorts by time cost a sixth of a repeated answer.
 */
export const newRequestId = (): string => randomUUID()
