/** API keys of one broker or partner that can be used at the same time. */
export const maxApiKeys = 10

/** Webhooks of one broker or partner. */
export const maxWebhooks = 5
/** How long the secret before the present one signs too. */
export const oldSecretHours = 24
/** How long deliveries stay in the log. */
export const deliveryDays = 14
