/**
 * Hours until the first reply: the law's 48 (Consumer Protection (E-Commerce) Rules 2020, 4(5)), or
 * a plan's 24.
 */
export const answerHours = { usual: 48, priority: 24 } as const

/**
 * How long a complaint may take to its end by the same rule: a length that people read and SQL
 * understands.
 */
export const settleWithin = '1 month'
