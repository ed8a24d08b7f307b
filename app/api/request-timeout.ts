/** How many milliseconds a call is waited for where its endpoint names no time (spec section 9). */
export const patience = 10_000
