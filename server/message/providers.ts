import type { Config } from '#server/config.ts'
import { local } from './local.ts'
import type { Providers } from './provider.ts'
import { smtp } from './smtp.ts'

/** Who carries what, by what is configured; the local stand-in for the rest. */
export function providersOf({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): Providers {
  return { sms: local, whatsapp: local, email: smtpUrl ? smtp(smtpUrl, mailFrom) : local }
}
