import type { z } from 'zod'
import type { Language } from '#contract/account/language.ts'
import {
  type MessageTemplate,
  RegisteredChannel,
  type RegistrationChange,
  type RegistrationState,
} from '#contract/message/template.ts'
import { refuse } from '#contract/refusal.ts'
import { locales, sourceLocale } from '#domain/locale/locale.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { inLocale } from '#server/locale/translations.ts'
import {
  listRegistrations,
  lockRegistration,
  type RegistrationKey,
  type RegistrationRow,
  saveRegistration,
} from './dlt-registration-queries.ts'
import { namesIn, wordsOf } from './render.ts'
import type { Template } from './template.ts'
import { templates } from './templates.ts'

/** The registrations of the product's messages. */

type Change = z.output<typeof RegistrationChange>
type Providers = Pick<Config, 'msg91' | 'whatsapp'>

export interface TemplateFilter {
  search?: string | undefined
  channel?: RegisteredChannel | undefined
  language?: Language | undefined
  state?: RegistrationState | undefined
}

export async function findTemplates(
  db: Handle,
  config: Providers,
  { search, channel, language, state }: TemplateFilter,
): Promise<MessageTemplate[]> {
  const sought = search?.toLowerCase() ?? ''
  const rows = await listRegistrations(db)
  return everyTemplate()
    .map((one) => present(one, config, rows))
    .filter(
      (row) =>
        (!channel || row.channel === channel) &&
        (!language || row.language === language) &&
        (!state || row.state === state) &&
        `${row.name} ${row.wording}`.toLowerCase().includes(sought),
    )
}

export async function getTemplate(
  db: Handle,
  config: Providers,
  id: string,
): Promise<MessageTemplate> {
  return present(named(id), config, await listRegistrations(db))
}

export function registerTemplate(
  db: Handle,
  config: Providers,
  viewer: AdministratorViewer,
  id: string,
  change: Change,
): Promise<MessageTemplate> {
  const one = named(id)
  if (one.channel === 'sms') refuseIncompleteSms(change)
  else refuseIncompleteWhatsapp(change)
  return transact(db, async (tx) => {
    const before = await lockRegistration(tx, one)
    if ((change.version ?? before?.version) !== before?.version) throw refuse('changed_meanwhile')
    const after = await saveRegistration(tx, one, change)
    await record(
      tx,
      viewer,
      'message.register',
      { kind: 'message', id: after.id },
      { ...(before && { before: snapshot(before) }), after: snapshot(after) },
    )
    return getTemplate(tx, config, id)
  })
}

function refuseIncompleteSms(change: Change): void {
  if (change.providerLanguage) {
    const sentence = t('Only WhatsApp templates have a language code.')
    throw refuse('invalid_input', { fields: { providerLanguage: sentence } })
  }
  const missing = (['dltTemplateId', 'entityId', 'header'] as const).filter((key) => !change[key])
  if (missing.length === 0) return
  const sentence = t('Required to send an SMS.')
  throw refuse('invalid_input', {
    fields: Object.fromEntries(missing.map((key) => [key, sentence])),
  })
}

function refuseIncompleteWhatsapp({ providerTemplate, providerLanguage }: Change): void {
  if (!/^[a-z0-9_]+$/.test(providerTemplate)) {
    const sentence = t('Please use only small letters, digits and _ in a WhatsApp template name.')
    throw refuse('invalid_input', { fields: { providerTemplate: sentence } })
  }
  if (!providerLanguage) {
    const sentence = t('Please enter a code such as en or hi.')
    throw refuse('invalid_input', { fields: { providerLanguage: sentence } })
  }
}

interface Registrable extends RegistrationKey {
  id: string
  template: Template
}

function everyTemplate(): Registrable[] {
  return Object.entries<Template>(templates).flatMap(([name, template]) =>
    RegisteredChannel.keys
      .filter((channel) => template.channels.includes(channel))
      .flatMap((channel) =>
        locales.map((language) => {
          return { id: `${channel}.${name}.${language}`, name, channel, language, template }
        }),
      ),
  )
}

function named(id: string): Registrable {
  const one = everyTemplate().find((template) => template.id === id)
  if (!one) throw refuse('message_not_found')
  return one
}

function present(
  { id, name, channel, language, template }: Registrable,
  config: Providers,
  rows: RegistrationRow[],
): MessageTemplate {
  const row = rows.find(
    (one) => one.name === name && one.channel === channel && one.language === language,
  )
  const words = inLocale(language, () => wordsOf(template, channel))
  const variables = namesIn(words)
  const marked = (mark: (variable: string) => string) =>
    words.replace(/\{(\w+)\}/g, (_, variable: string) => mark(variable))
  return {
    _id: id,
    name,
    channel,
    language,
    category: template.category,
    isPromotional: template.purpose !== undefined,
    wording:
      channel === 'sms'
        ? marked(() => '{#var#}')
        : marked((variable) => `{{${variables.indexOf(variable) + 1}}}`),
    providerWording: channel === 'sms' ? marked((variable) => `##${variable}##`) : null,
    variables,
    state: row ? (row.is_active ? 'registered' : 'paused') : 'missing',
    isNeeded:
      language === sourceLocale &&
      (channel === 'sms' ? config.msg91 : config.whatsapp) !== undefined,
    registration: row ? { _id: row.id, ...snapshot(row), version: row.version } : null,
  }
}

function snapshot(row: RegistrationRow) {
  return {
    providerTemplate: row.provider_template,
    providerLanguage: row.provider_language,
    dltTemplateId: row.dlt_template_id,
    entityId: row.entity_id,
    header: row.header,
    isActive: row.is_active,
  }
}
