/** The maximum number of active API keys of one broker or partner. */
export const maxApiKeys = 10

/** The maximum number of webhooks of one broker or partner. */
export const maxWebhooks = 5
/** How long the former secret also signs. */
export const oldSecretHours = 24
/** How long the log keeps deliveries. */
export const deliveryDays = 14
