import type { MessageChannel } from '#contract/message/message.ts'
import type { Config } from '#server/config.ts'
import { msg91 } from '#server/notification/channel/sms/msg91.ts'
import { whatsapp } from '#server/notification/channel/whatsapp/whatsapp.ts'
import { local, localAloud } from './local.ts'
import type { Provider, Providers } from './provider.ts'

type Asked = 'smtpUrl' | 'mailFrom' | 'msg91' | 'whatsapp' | 'seed' | 'production'

/** Returns the configured provider of each channel, or the local stand-in. */
export async function providersOf(
  config: Pick<Config, Asked>,
  say: (line: string) => void = () => {},
): Promise<Providers> {
  const unsent = config.seed === 'demo' && !config.production ? localAloud(say) : local
  return {
    sms: config.msg91 ? msg91(config.msg91) : local,
    whatsapp: config.whatsapp ? whatsapp(config.whatsapp) : local,
    email: config.smtpUrl ? await mail(config.smtpUrl, config.mailFrom) : unsent,
  }
}

// Loaded only when used, to keep the start fast.
async function mail(url: string, from: string): Promise<Provider> {
  const { smtp } = await import('#server/notification/channel/email/smtp.ts')
  return smtp(url, from)
}

/** Returns the names of the providers without connecting to any. */
export function providerNames(config: Pick<Config, Asked>): Record<MessageChannel, string> {
  return {
    sms: config.msg91 ? 'msg91' : local.name,
    whatsapp: config.whatsapp ? 'whatsapp' : local.name,
    email: config.smtpUrl ? 'smtp' : local.name,
  }
}
