/**
 * Hours until the first reply: 48 by law (Consumer Protection (E-Commerce) Rules 2020, 4(5)), 24
 * for plans with priority support.
 */
export const answerHours = { usual: 48, priority: 24 } as const

/**
 * Maximum time to settle a complaint by the same rule. Shown to people and used as an SQL interval.
 */
export const settleWithin = '1 month'
