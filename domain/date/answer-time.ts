/**
 * Hours until the first reply: 48 by law (Consumer Protection (E-Commerce) Rules 2020, 4(5)), 24
 * for plans with priority support.
 */
export const answerHours = { usual: 48, priority: 24 } as const

/** Months within which a complaint has to be settled by the same rule. */
export const settleMonths = 1
