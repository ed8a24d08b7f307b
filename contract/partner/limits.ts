/** API keys of one broker or partner that can be used at the same time. */
export const maxApiKeys = 10
